// Package svcomp has the words of SV-COMP, the competition on software verification, for what gomc says: properties (.prp files), answers
// (true, false, unknown), data models and scores.
//
// A property stands for checks of gomc ([ParseProperty]). An answer is more than a verdict: it is about the whole program and all of its
// inputs. [Outcome.Answer] is the only place where one is made of the other. The format of properties, and the
// scores, are those of the competition's rules: https://sv-comp.sosy-lab.org/2026/rules.php.
package svcomp

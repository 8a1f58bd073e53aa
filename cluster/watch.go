package cluster

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Submit makes a job, under a name that nobody else uses.
func Submit(ctx context.Context, b Broker, id string, job *Job) error {
	data, err := encode(job)
	if err != nil {
		return err
	}
	if err := b.Replace(ctx, id, data, 0); err != nil && !errors.Is(err, ErrConflict) { // ErrConflict: an attempt before this one has done it
		return err
	}
	for k := range job.Roots {
		if err := push(ctx, b, job.root(id, k), false); err != nil {
			return err
		}
	}
	return nil
}

// Find returns the record of a job.
func Find(ctx context.Context, b Broker, id string) (*Job, error) {
	j, _, err := load(ctx, b, id)
	if errors.Is(err, ErrNotFound) {
		return nil, fmt.Errorf("there is no job %s", id)
	}
	return j, err
}

// Cancel ends a job. Its results are lost, unless it is done.
func Cancel(ctx context.Context, b Broker, id string) error {
	for {
		j, revision, err := load(ctx, b, id)
		switch {
		case errors.Is(err, ErrNotFound):
			return fmt.Errorf("there is no job %s", id)
		case err != nil:
			return err
		case j.Status == Done || j.Status == Cancelled:
			return b.Forget(ctx, id)
		}
		j.Status = Cancelled
		data, err := encode(j)
		if err != nil {
			return err
		}
		if err := b.Replace(ctx, id, data, revision); err == nil {
			return b.Forget(ctx, id)
		} else if !errors.Is(err, ErrConflict) {
			return err
		}
	}
}

// ErrCancelled says that somebody has ended a job.
var ErrCancelled = errors.New("the job was cancelled")

// Watcher adds up the results of a job.
type Watcher struct {
	Broker Broker
	ID     string
	// Progress, if not nil, is called with the view when there is something new; and when there is nothing new for some time.
	Progress func(*View)
	// Each, if not nil, is called once with each result that counts, by the epoch that it belongs to; also if Watch is called again after an error. When an epoch begins, what was told of
	// earlier ones is void. The results of a batch stay in the log when the job is done, so that all who wait for it get to know them.
	Each func(epoch int, r *Result)
	// Patience is how long there may be no result before the pieces that are open are put in the queue again; 0 means DefaultPatience.
	Patience time.Duration

	epoch int             // the latest one that Each has heard of
	told  map[string]bool // its pieces whose results Each knows
}

// DefaultPatience is larger than the time that a piece takes and the lease of one whose worker has died.
const DefaultPatience = time.Minute

// Watch waits until the job has come to its end, and returns its record, with the result. Several may watch the same job. It may return earlier with an error of the broker;
// then it may be called again.
func (w *Watcher) Watch(ctx context.Context) (*Job, error) {
	told := -1 // the epoch all of whose results Each knows
	for {
		job, _, err := load(ctx, w.Broker, w.ID)
		switch {
		case errors.Is(err, ErrNotFound):
			return nil, fmt.Errorf("there is no job %s", w.ID)
		case err != nil:
			return nil, err
		case job.Status == Done && job.Batch == nil:
			return job, w.Broker.Forget(ctx, w.ID)
		case job.Status == Done && (w.Each == nil || told == job.Epoch || job.Final.State.Tally.Verdict != ""):
			return job, nil
		case job.Status == Cancelled:
			return nil, ErrCancelled
		}
		v := NewView(w.ID, job)
		if err := w.follow(ctx, v); err != nil {
			return nil, err
		}
		if v.Ended() {
			told = job.Epoch
		}
		if v.Ended() && job.Status != Done {
			err = w.finish(ctx, v)
		}
		if err != nil && !errors.Is(err, ErrConflict) {
			return nil, err
		}
	}
}

// follow adds results until there are no more, or the record is another one than that of the view.
func (w *Watcher) follow(ctx context.Context, v *View) (err error) {
	patience := w.Patience
	if patience == 0 {
		patience = DefaultPatience
	}
	latest := time.Now()
	if v.Ended() {
		return nil
	}
	failed := w.Broker.Follow(ctx, w.ID, v.Job.Epoch, func(piece string, data []byte) bool {
		if piece != "" {
			r := new(Result)
			if err = decode(data, r); err != nil {
				return false
			}
			if v.add(piece, r) && w.Each != nil {
				w.tell(v.Job.Epoch, piece, r)
			}
			latest = time.Now()
		} else if err = w.idle(ctx, v, &latest, patience); err != nil {
			return false
		}
		if w.Progress != nil {
			w.Progress(v)
		}
		return !v.Ended() && ctx.Err() == nil
	})
	if errors.Is(err, errChanged) {
		return nil
	}
	if err == nil {
		err = failed
	}
	if err == nil && !v.Ended() {
		err = context.Cause(ctx)
	}
	return err
}

// tell calls Each with a result, unless it knows that, or knows of a later epoch: records that are read may be out of date.
func (w *Watcher) tell(epoch int, piece string, r *Result) {
	if epoch < w.epoch || epoch == w.epoch && w.told[piece] {
		return
	}
	if epoch > w.epoch || w.told == nil {
		w.epoch, w.told = epoch, map[string]bool{}
	}
	w.told[piece] = true
	w.Each(epoch, r)
}

// errChanged ends a view whose record has been replaced by one of another status or epoch.
var errChanged = errors.New("the record was replaced")

// idle looks whether the job goes on as it was, and puts pieces in the queue that may have been lost.
func (w *Watcher) idle(ctx context.Context, v *View, latest *time.Time, patience time.Duration) error {
	job, _, err := load(ctx, w.Broker, w.ID)
	if err != nil {
		return err
	}
	if job.Epoch != v.Job.Epoch || job.Status == Cancelled || job.Status == Done && v.Job.Status != Done {
		return errChanged
	}
	if time.Since(*latest) < patience {
		return nil
	}
	if job.Status == Done {
		return ErrGone
	}
	*latest = time.Now()
	for _, p := range v.open {
		if err := push(ctx, w.Broker, p, true); err != nil {
			return err
		}
	}
	return nil
}

// finish writes the result in the record.
func (w *Watcher) finish(ctx context.Context, v *View) error {
	job, revision, err := load(ctx, w.Broker, w.ID) // threads may have been added since
	if err != nil || job.Epoch != v.Job.Epoch || job.Status == Done || job.Status == Cancelled {
		return err
	}
	job.Status = Done
	job.Final = &Final{State: v.State(), Limits: v.Limits, Seconds: time.Since(job.Created).Seconds()}
	data, err := encode(job)
	if errors.Is(err, ErrTooLarge) { // many pieces were left when a violation was found
		job.Final.State.Pending = job.Final.State.Pending[:1]
		data, err = encode(job)
	}
	if err != nil {
		return err
	}
	return w.Broker.Replace(ctx, w.ID, data, revision)
}

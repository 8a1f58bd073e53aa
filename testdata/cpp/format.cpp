// What streams of strings write and read, as the standard says. Nothing is concurrent.
#include <cassert>
#include <climits>
#include <iomanip>
#include <sstream>
#include <string>

template <typename T> static std::string shown(std::ios_base &(*format)(std::ios_base &), T value)
{
	std::ostringstream s;
	s << format << value;
	return s.str();
}

static void numbers()
{
	std::ostringstream s;
	s << 1 << ' ' << -2 << ' ' << 3u << ' ' << LONG_MIN << ' ' << ULLONG_MAX << ' ' << short(-4) << ' ' << true;
	assert(s.str() == "1 -2 3 -9223372036854775808 18446744073709551615 -4 1");
	assert(shown(std::hex, 255) == "ff" && shown(std::hex, -1) == "ffffffff" && shown(std::hex, short(-1)) == "ffff");
	assert(shown(std::oct, 8) == "10" && shown(std::showpos, 0) == "+0" && shown(std::showpos, 1u) == "1");
	assert(shown(std::boolalpha, false) == "false");
	assert(shown(std::dec, 0.5) == "0.5" && shown(std::dec, 1e10) == "1e+10" && shown(std::dec, 100000.0) == "100000");
	assert(shown(std::fixed, 2.5) == "2.500000" && shown(std::scientific, 12.0f) == "1.200000e+01");
	assert(shown(std::hexfloat, 1.0) == "0x1p+0" && shown(std::showpoint, 1.0) == "1.00000");

	std::ostringstream based;
	based << std::showbase << std::hex << 255 << ' ' << 0 << ' ' << std::oct << 8 << ' ' << std::uppercase << std::hex << 0xab << ' ' << (void *)0x1f;
	assert(based.str() == "0xff 0 010 0XAB 0x1f");

	std::ostringstream precise;
	precise << std::setprecision(3) << 3.14159 << ' ' << std::fixed << 3.14159 << ' ' << std::setprecision(0) << 2.5;
	assert(precise.str() == "3.14 3.142 2");
}

static void widths()
{
	std::ostringstream s;
	s << std::setw(5) << 42 << '|' << std::setw(5) << std::left << 42 << '|' << std::right << std::setfill('0') << std::setw(5) << -42 << '|';
	s << std::internal << std::setw(5) << -42 << '|' << std::setw(6) << std::showbase << std::hex << 10 << '|' << std::setfill(' ') << std::setw(4) << 'c' << '|';
	s << std::left << std::setw(6) << "text" << '|' << std::setw(3) << std::string("longer") << '|' << 1 << std::setw(0);
	assert(s.str() == "   42|42   |00-42|-0042|0x000a|   c|text  |longer|0x1");
	assert(s.width() == 0 && s.fill() == ' ' && s.good());
}

static void places()
{
	std::stringstream s("abcdef");
	s << "XY";
	assert(s.str() == "XYcdef");
	s.str("");
	s << "a text that is longer than what fits into the object" << std::ends << std::endl;
	assert(s.str().size() == 54 && s.str()[52] == 0 && s.str()[53] == '\n');

	std::ostringstream ends("abc", std::ios::ate);
	ends.put('d').write("efg", 2);
	assert(ends.str() == "abcdef");
}

static void reading()
{
	std::istringstream s(" 12 -7x 99999999999 077 0x1f 3.5e2 1 word\n\nline two\n");
	int a = 5;
	char c = 0;
	double d = 0;
	bool b = false;
	std::string word, line;
	s >> a;
	assert(a == 12 && s.good());
	s >> a >> c;
	assert(a == -7 && c == 'x');
	s >> a;
	assert(a == INT_MAX && s.fail() && !s.eof() && !s);
	s.clear();
	s >> std::oct >> a;
	assert(a == 63);
	s >> std::hex >> a >> std::dec >> d >> b >> word;
	assert(a == 31 && d == 350 && b && word == "word" && s);
	std::getline(s, line);
	assert(line.empty() && s);
	std::getline(s >> std::ws, line, ' ');
	assert(line == "line" && s.peek() == 't' && s.get() == 't');
	s.ignore(100, '\n');
	assert(s.gcount() == 3 && s.good() && s.peek() == EOF && s.eof() && !s.fail());
	assert(!(s >> a) && a == 31);

	std::istringstream none("none");
	assert(!(none >> a) && a == 0 && none.rdstate() == std::ios::failbit);
	unsigned u = 1;
	std::istringstream negative("-3");
	assert(negative >> u && u == UINT_MAX - 2 && negative.eof());
}

int main()
{
	numbers();
	widths();
	places();
	reading();
}

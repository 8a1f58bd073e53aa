// A worker that fails hands its exception on: by std::promise to whoever waits for the result, and by std::exception_ptr to two threads that throw it again at the same time.
//
//   FORGET: the worker does not catch it, so that it leaves the thread.
//   BREAK: the worker returns without an answer, which is another exception.
#include <cassert>
#include <exception>
#include <future>
#include <stdexcept>
#include <thread>

static int divide(int a, int b)
{
	if (b == 0)
		throw std::invalid_argument("division by zero");
	return a / b;
}

static std::exception_ptr shared;

static int again()
{
	try {
		std::rethrow_exception(shared);
	} catch (std::invalid_argument &e) {
		return e.what()[0];
	}
}

int main()
{
	std::promise<int> answer;
	std::future<int> result = answer.get_future();
	std::thread worker([answer = std::move(answer)]() mutable {
#ifndef FORGET
		try {
#endif
			int n = divide(7, 0);
			answer.set_value(n);
#ifdef BREAK
		} catch (...) {
		}
#elif !defined FORGET
		} catch (...) {
			answer.set_exception(std::current_exception());
		}
#endif
	});
	try {
		result.get();
		assert(false);
	} catch (std::invalid_argument &) {
		shared = std::current_exception();
	}
	worker.join();
	std::thread one([] { assert(again() == 'd'); });
	std::thread two([] { assert(again() == 'd'); });
	one.join();
	two.join();
	shared = nullptr;
}

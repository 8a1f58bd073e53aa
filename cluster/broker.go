package cluster

import (
	"context"
	"errors"
)

// What a broker says of a write that it did not make, or of something that is not there. Any other error says nothing: what was asked for may have happened, now or later.
var (
	ErrExists   = errors.New("there is a result already")
	ErrConflict = errors.New("the record was replaced meanwhile")
	ErrNotFound = errors.New("there is no such record")
)

// Key names the result of a piece.
type Key struct {
	Job   string
	Epoch int
	Piece string
}

// Broker keeps the records, results, pieces and programs of jobs. Its methods may be called from several goroutines.
type Broker interface {
	// Record returns a record and its revision, which is never 0; ErrNotFound if there is none. What it returns may be out of date.
	Record(ctx context.Context, job string) (data []byte, revision uint64, err error)
	// Replace writes a record in place of the one of a revision, 0 for none; ErrConflict if that is not the newest one.
	Replace(ctx context.Context, job string, data []byte, revision uint64) error

	// Commit writes a result for good; ErrExists if there is one with that key. Results that were committed one after the other are in this order in the log.
	Commit(ctx context.Context, key Key, data []byte) error
	// Committed returns a result; ErrNotFound if there is none. A result that was just committed may not be there yet.
	Committed(ctx context.Context, key Key) ([]byte, error)
	// Follow calls each with the results of a job's epoch, in their order, from the first one on; with an empty name now and then when there is none for some time. It ends when each
	// returns false, with nil, or when it cannot go on.
	Follow(ctx context.Context, job string, epoch int, each func(piece string, data []byte) bool) error
	// Forget removes the results of a job.
	Forget(ctx context.Context, job string) error

	// Push puts a piece in the queue. again is for one that may have been lost: it must not be taken for a duplicate.
	Push(ctx context.Context, id string, data []byte, again bool) error
	// Pull waits for a piece, which is delivered to others as well if nobody ends the delivery, or if the time of its lease is over.
	Pull(ctx context.Context) (Delivery, error)
}

// Delivery is a piece that was taken off the queue. While its process lives, its lease is prolonged.
type Delivery interface {
	Data() []byte
	// Attempts is how often the piece was delivered, this time included.
	Attempts() int
	// End takes the piece off the queue for good.
	End(ctx context.Context) error
	// Return gives the piece back, to be delivered again after a while.
	Return(ctx context.Context) error
}

// Store keeps programs by their hash.
type Store interface {
	PutObject(ctx context.Context, hash string, data []byte) error
	Object(ctx context.Context, hash string) ([]byte, error)
}

package pace_test

import (
	"context"
	"errors"
	"testing"

	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/pace/pacetest"
)

func TestMeter(t *testing.T) {
	for _, units := range []int{1, 7, pace.Interval / 2, 3 * pace.Interval} {
		ctx := pacetest.New(3)
		m := pace.New(ctx)
		spent := 0
		err := func() (err error) {
			defer pace.Catch(&err)
			for spent < 10*(pace.Interval+units) {
				m.Spend(units)
				spent += units
			}
			return nil
		}()
		if !errors.Is(err, context.Canceled) || ctx.Asked != 3 {
			t.Errorf("%v after %d questions", err, ctx.Asked)
		}
		if spent > 3*(pace.Interval+units) || spent+units < 3*min(units, pace.Interval) {
			t.Errorf("it has ended after %d units", spent)
		}
	}
}

func TestNobodyAsks(t *testing.T) {
	var m *pace.Meter
	m.Spend(1 << 40)
}

func TestCatchLetsOthersPass(t *testing.T) {
	defer func() {
		if recover() != "a bug" {
			t.Error("a panic was lost")
		}
	}()
	var err error
	defer pace.Catch(&err)
	panic("a bug")
}

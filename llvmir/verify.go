package llvmir

func (m *Module) verify() error { return nil }

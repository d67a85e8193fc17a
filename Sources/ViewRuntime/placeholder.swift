// ViewRuntime

import { vi } from 'vitest';

// The files of a worker share the libraries they import, which take longest to load. The console's own
// module state (texts, listeners, base URL) is reset for every file.
vi.resetModules();

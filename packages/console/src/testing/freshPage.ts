import { vi } from 'vitest';

// The files of a worker share the libraries they import, which take longest to load. What the console
// keeps in modules (its texts, who listens, where calls go) begins anew with every file.
vi.resetModules();

import { afterAll, vi } from 'vitest';

// The files of a worker share the libraries they import, which take longest to load. The console's own
// module state (texts, listeners, base URL) is reset for every file.
vi.resetModules();

// What the last test of a file set, as the timezone, is not that of the next file.
afterAll(() => void vi.unstubAllEnvs());

import { vi } from 'vitest';

/** How long `vi.waitFor` waits unless a test says otherwise, in milliseconds: on slow cores that several stages share, a second is not long. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;
// Files share a worker, so this may run more than once: the last one waits like the first.
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

// The default timeout of `vi.waitFor`: a loaded machine needs longer than Vitest's second.
import { vi } from 'vitest';

const DEFAULTS = { timeout: 30_000, interval: 10 };
const { waitFor } = vi;

const waitForLonger: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, { ...DEFAULTS, ...(typeof options === 'number' ? { timeout: options } : options) });

// Runs before every file, also where files share a process.
if (waitFor.name !== waitForLonger.name) vi.waitFor = waitForLonger;

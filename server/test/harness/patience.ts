// Waiting for something that happens by itself takes as long as the machine needs: slow is not wrong.
import { vi } from 'vitest';

const PATIENCE = { timeout: 60_000, interval: 10 };
const { waitFor } = vi;

const waitPatiently: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, { ...PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) });

// Runs before every file, also where files share a process.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;

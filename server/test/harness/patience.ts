// Waiting for something that happens by itself takes as long as the machine needs: slow is not wrong.
import { vi } from 'vitest';

const PATIENCE_MS = 20_000;
const { waitFor } = vi;

const waitPatiently: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'object' ? options : { timeout: options ?? PATIENCE_MS });

// Runs before every file, also where files share a process.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;

// Finds Chromium on this machine and its start options. Most pages are opened in the headless shell if it
// exists: it renders the same pages in half the time. Tests with a camera need the full browser.
import { accessSync, constants, statSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

const FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // A page with permission for the camera gets a test picture, no more often than it needs a new one.
  '--use-fake-device-for-media-stream=fps=5',
  // Pages are painted without an emulated graphics card, which would cost several times as much.
  '--disable-gpu',
];
/** Without it every page with a live map would be painted by an emulated graphics card, for several seconds. */
const FLAG_WITHOUT_MAPS = '--disable-3d-apis';
/** A page of a test lives for a few seconds: compiling its scripts again for speed costs more than it saves. */
const FLAG_OF_SHORT_PAGES =
  '--js-flags=--no-maglev,--no-opt,--single-threaded-gc,--no-flush-bytecode,--no-isolate-script-cache-ageing';

export interface Program {
  executablePath: string;
  args: string[];
}

/** Null if there is none; a browser that is named but missing is not replaced by another. */
export function findBrowser(named = process.env.CHROMIUM_PATH): Program | null {
  const places = named ? [named] : PLACES;
  const executablePath = places.find(isProgram);
  return executablePath ? { executablePath, args: ['--headless=new', ...FLAGS] } : null;
}

/** Null if there is none, or if another browser is requested by name. */
export function findShell(named = process.env.CHROMIUM_PATH): Program | null {
  return !named && isProgram(SHELL) ? { executablePath: SHELL, args: FLAGS } : null;
}

/** Live maps are drawn only in the browser of the tests that look at them. */
export function withoutMaps({ executablePath, args }: Program): Program {
  return { executablePath, args: [...args, FLAG_WITHOUT_MAPS, FLAG_OF_SHORT_PAGES] };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

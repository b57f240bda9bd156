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
  // A page with permission for the camera gets a test picture.
  '--use-fake-device-for-media-stream',
  // Pages are painted without an emulated graphics card, which would cost several times as much.
  '--disable-gpu',
];
/** Live maps cannot be drawn without one. */
const FLAG_FOR_MAPS = '--enable-unsafe-swiftshader';

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

export function withMaps({ executablePath, args }: Program): Program {
  return { executablePath, args: [...args, FLAG_FOR_MAPS] };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

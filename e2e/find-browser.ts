// Where this machine has a Chromium, and how it is started. Most pages are opened in the shell of it, where there is one:
// it draws the same pages in half the time. It has no camera that a page may or may not use, so that needs the whole one.
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
  // Whoever is allowed the camera sees a test picture.
  '--use-fake-device-for-media-stream',
  // Pages are painted without a graphics card that is played by the processor, which costs several times as much;
  '--disable-gpu',
  // only live maps draw by it, because they have no other way.
  '--enable-unsafe-swiftshader',
];

export interface Program {
  executablePath: string;
  args: string[];
}

/** Null where there is none; one that is named but missing is not replaced by another. */
export function findBrowser(named = process.env.CHROMIUM_PATH): Program | null {
  const places = named ? [named] : PLACES;
  const executablePath = places.find(isProgram);
  return executablePath ? { executablePath, args: ['--headless=new', ...FLAGS] } : null;
}

/** Null where there is none, or where another browser is asked for by name. */
export function findShell(named = process.env.CHROMIUM_PATH): Program | null {
  return !named && isProgram(SHELL) ? { executablePath: SHELL, args: FLAGS } : null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

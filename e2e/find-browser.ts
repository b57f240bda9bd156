// Where this machine has a Chromium, and how it is started.
import { accessSync, constants, statSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

export const BROWSER_FLAGS = [
  '--headless=new',
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

/** Null where there is none; one that is named but missing is not replaced by another. */
export function findBrowser(named = process.env.CHROMIUM_PATH): string | null {
  const places = named ? [named] : PLACES;
  return places.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

// Shows files and lines of the sources in stack traces.
// Node's --enable-source-maps would read the maps of all modules at the start and keep them; here they are read when an
// error is shown.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { findSource, type SourceMap } from '../platform/source-map.ts';

const LOCATION = /(file:\/\/[^\s)]+\.js):(\d+):(\d+)/;
const MAX_KNOWN_LOCATIONS = 1000;

export function showSourcesInStackTraces(): void {
  const directory = new URL('.', import.meta.url).href;
  // The same errors appear again and again.
  const known = new LRUCache<string, string>({ max: MAX_KNOWN_LOCATIONS });

  Error.prepareStackTrace = (error, frames) => {
    const maps = new Map<string, SourceMap | null>();
    const locate = (location: string, file: string, line: string, column: string) => {
      if (!file.startsWith(directory)) return location;
      const before = known.get(location);
      if (before !== undefined) return before;
      if (!maps.has(file)) maps.set(file, readMap(file));
      const map = maps.get(file);
      const found = map && findSource(map, Number(line), Number(column));
      const shown = found
        ? `${fileURLToPath(new URL(found.source, file))}:${found.line}:${found.column}`
        : location;
      known.set(location, shown);
      return shown;
    };
    const lines = frames.map((frame) => `\n    at ${String(frame).replace(LOCATION, locate)}`);
    return headOf(error) + lines.join('');
  };
}

function readMap(file: string): SourceMap | null {
  try {
    return JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8'));
  } catch {
    return null;
  }
}

function headOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

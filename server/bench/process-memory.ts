// What a process takes of the machine's memory, as Linux counts it.
import { readFileSync } from 'node:fs';

export interface ProcessMemory {
  /** All pages of the process that are in memory, in MB; pages of files count fully, even if others use them, too. */
  residentMb: number;
  /** The same, but a page that several processes use counts in parts. */
  proportionalMb: number;
  /** Pages that no other process uses. */
  privateMb: number;
  /** The part of `residentMb` that is the program file of Node and its libraries. */
  filesMb: number;
}

export function readProcessMemory(pid: number): ProcessMemory {
  const text =
    readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8') + readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return {
    residentMb: mb('Rss'),
    proportionalMb: mb('Pss'),
    privateMb: mb('Private_Clean') + mb('Private_Dirty'),
    filesMb: mb('RssFile') + mb('RssShmem'),
  };
}

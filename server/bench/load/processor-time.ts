// Processor time of a process and its children, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports times in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  parent: number;
  /** Its own time and that of the children that have ended. */
  ticks: number;
}

function readTimes(pid: number): ProcessTimes | null {
  try {
    // The name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    // The process has ended since it was listed.
    return null;
  }
}

/** In seconds; 0 where the machine has no /proc. */
export function processorSeconds(pid: number): number {
  const own = readTimes(pid);
  if (own === null) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(Number(name)))
    .filter((times) => times?.parent === pid);
  const ticks = children.reduce((sum, times) => sum + times!.ticks, own.ticks);
  return ticks / TICKS_PER_SECOND;
}

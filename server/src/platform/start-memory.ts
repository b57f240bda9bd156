// Keeps the memory of a start small.
// While modules are loaded, V8 would let its space for new objects grow to 32 MB and compile functions that never run
// again, and would keep much of both.
import { setFlagsFromString } from 'node:v8';

/** Maglev is on since Node 23. A function that it compiled while the other compiler is off would never get to the other. */
const FIRST_NODE_WITH_MAGLEV = 23;
const hasMaglev = Number.parseInt(process.versions.node, 10) >= FIRST_NODE_WITH_MAGLEV;
/** The code of Sparkplug takes twice as much on Node 24 as on Node 20, where switching it off would save little. */
const COMPILERS = hasMaglev ? ['opt', 'maglev', 'sparkplug'] : ['opt'];

/** Call it before other modules are loaded. */
export function limitStartMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  for (const compiler of COMPILERS) setFlagsFromString(`--no-${compiler}`);
}

/** Call it when the service is ready: with load, V8 then grows and optimises as it always does. */
export function endStartMemoryLimit(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
  for (const compiler of COMPILERS) setFlagsFromString(`--${compiler}`);
}

// Makes V8 release memory while the process has little to do, and stops as soon as there is load.
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** V8 of Node 24 takes the timers of an idle service for work and does not shrink its heap; V8 of Node 20 does. */
const FIRST_NODE_THAT_KEEPS_MEMORY = 24;
const CHECK_EVERY_MS = 10_000;
/** The part of the time in which the event loop had work. */
const MAX_IDLE_UTILIZATION = 0.05;

interface Process {
  nodeVersion: string;
  /** Since the last call. */
  readUtilization(): number;
  setFlag(flag: string): void;
}

/** Returns a function that ends it. */
export function saveMemoryWhenIdle(given: Process = thisProcess()): () => void {
  if (Number.parseInt(given.nodeVersion, 10) < FIRST_NODE_THAT_KEEPS_MEMORY) return () => {};
  let isSaving = false;
  const check = () => {
    const isIdle = given.readUtilization() < MAX_IDLE_UTILIZATION;
    if (isIdle === isSaving) return;
    isSaving = isIdle;
    given.setFlag(isIdle ? '--memory-saver-mode' : '--no-memory-saver-mode');
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

function thisProcess(): Process {
  let before = performance.eventLoopUtilization();
  return {
    nodeVersion: process.versions.node,
    readUtilization() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    setFlag: setFlagsFromString,
  };
}

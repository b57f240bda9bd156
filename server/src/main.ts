// The entry: limits the memory of the start before any other module is loaded.
import { limitStartMemory } from './platform/start-memory.ts';

limitStartMemory();
await import('./service-process.ts');

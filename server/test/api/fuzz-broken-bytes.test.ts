// The fuzzer breaks every text, also one whose cut divides a surrogate pair.
import { expect, test } from 'vitest';
import { brokenBytes } from '../../fuzz/broken-value.ts';
import { seededRandom } from '../harness/seeded-random.ts';

test('every way to break a body works with characters of two units', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const json = JSON.stringify({ name: `${'a'.repeat(seed % 2)}${'🚗'.repeat(150)}` });
    expect(brokenBytes(json, seededRandom(seed))).toBeInstanceOf(Buffer);
  }
});

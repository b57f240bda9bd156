// Which calls are traced: the header of the caller and the samplers of OpenTelemetry.
import { expect, test } from 'vitest';
import { samplerOf } from '../../../src/platform/tracing/sampler.ts';
import {
  formatTraceParent,
  newTraceId,
  parseTraceParent,
} from '../../../src/platform/tracing/trace-parent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const VALID = `00-${TRACE}-${SPAN}-01`;

test('a header is read and written', () => {
  const parsed = parseTraceParent(VALID)!;
  expect(parsed).toEqual({ traceId: TRACE, spanId: SPAN, sampled: true });
  expect(formatTraceParent(parsed)).toBe(VALID);
  expect(parseTraceParent(VALID.replace(/01$/, '00'))!.sampled).toBe(false);
});

test('a later version may have more fields', () => {
  expect(parseTraceParent(`cc-${TRACE}-${SPAN}-03-more`)).toEqual({
    traceId: TRACE,
    spanId: SPAN,
    sampled: true,
  });
});

test.each([
  undefined,
  '',
  `ff-${TRACE}-${SPAN}-01`,
  `${VALID}-more`,
  VALID.toUpperCase(),
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `${VALID}, ${VALID}`,
])('%s begins a new trace', (header) => {
  expect(parseTraceParent(header)).toBeNull();
});

const recorded = { traceId: TRACE, spanId: SPAN, sampled: true };
const unrecorded = { ...recorded, sampled: false };

test.each([
  ['always_on', [true, true, true]],
  ['always_off', [false, false, false]],
  ['parentbased_always_on', [true, true, false]],
  ['parentbased_always_off', [false, true, false]],
] as const)(
  '%s decides without a parent, with a recorded and with an unrecorded one',
  (sampler, expected) => {
    const decide = samplerOf({ sampler, ratio: 1 });
    expect([null, recorded, unrecorded].map((parent) => decide(TRACE, parent))).toEqual(expected);
  },
);

test('a ratio records that share of traces, by the id alone', () => {
  const ids = Array.from({ length: 4000 }, newTraceId);
  const share = (ratio: number) => {
    const decide = samplerOf({ sampler: 'traceidratio', ratio });
    return ids.filter((id) => decide(id, unrecorded)).length / ids.length;
  };
  expect(share(0)).toBe(0);
  expect(share(1)).toBe(1);
  expect(share(0.25)).toBeGreaterThan(0.2);
  expect(share(0.25)).toBeLessThan(0.3);
});

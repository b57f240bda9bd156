// The retry plan: its table, and its limits for all clocks, workers and receivers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ATTEMPT_OFFSETS_SECONDS,
  nextAttemptAt,
  RETRY_HORIZON_SECONDS,
} from '../../../src/messages/webhooks/retry-plan.ts';

const first = new Date('2026-10-01T00:00:00Z');
const after = (seconds: number) => new Date(first.getTime() + Math.round(seconds * 1000));
const next = (
  attempts: number,
  secondsNow: number,
  options: { retryAfter?: number; random?: number } = {},
) => {
  const due = nextAttemptAt({
    firstAttemptAt: first,
    attempts,
    now: after(secondsNow),
    retryAfterSeconds: options.retryAfter ?? null,
    random: () => options.random ?? 0,
  });
  return due === null ? null : (due.getTime() - first.getTime()) / 1000;
};
const EXPECTED_OFFSETS = '0, 30, 150, 600, 1800, 3600, 7200, 14400, 28800, 50400, 72000, 85500';

describe('the plan', () => {
  test('is twelve attempts in 24 hours', () => {
    expect(ATTEMPT_OFFSETS_SECONDS.join(', ')).toBe(EXPECTED_OFFSETS);
    expect(RETRY_HORIZON_SECONDS).toBe(86_400);
  });

  test.each(ATTEMPT_OFFSETS_SECONDS.slice(1).map((offset, index) => [index + 1, offset]))(
    'after attempt %i failed on time, the next is due %i s from the first',
    (attempts, offset) => {
      const made = ATTEMPT_OFFSETS_SECONDS[attempts - 1]!;
      expect(next(attempts, made)).toBe(offset);
      // An attempt with the full ten seconds and the maximum jitter does not shift the plan.
      const previousStep = made - (ATTEMPT_OFFSETS_SECONDS[attempts - 2] ?? 0);
      expect(next(attempts, made + previousStep * 0.1 + 10)).toBe(offset);
      const latest = Math.min(offset + (offset - made) * 0.1, 86_400);
      expect(next(attempts, made, { random: 0.9999 })).toBeGreaterThan(offset);
      expect(next(attempts, made, { random: 0.9999 })).toBeLessThanOrEqual(latest);
    },
  );

  test('ends after the twelfth attempt, and when 24 hours are over', () => {
    expect(next(12, 85_500)).toBeNull();
    expect(next(2, 86_400)).toBeNull();
    expect(next(2, 86_399)).toBe(86_400);
  });
});

describe('Retry-After', () => {
  test('delays the next attempt, and never moves it earlier', () => {
    expect(next(1, 0, { retryAfter: 90 })).toBe(90);
    expect(next(1, 0, { retryAfter: 1 })).toBe(30);
    expect(next(1, 0, { retryAfter: 0 })).toBe(30);
  });

  test('counts from the answer, not from the first attempt', () => {
    expect(next(3, 160, { retryAfter: 600 })).toBe(760);
  });

  test('beyond the next planned attempt shifts the plan by one attempt only', () => {
    expect(next(1, 0, { retryAfter: 3600 })).toBe(3600);
    expect(next(2, 3600)).toBe(3612);
    expect(next(6, 3700)).toBe(7200);
  });

  test('never exceeds 24 hours, and never causes a dead letter before', () => {
    expect(next(1, 0, { retryAfter: 999_999 })).toBe(86_400);
    expect(next(11, 72_000, { retryAfter: 86_400 })).toBe(86_400);
  });
});

describe('late attempts and moved clocks', () => {
  test('a worker that was down for five hours makes the missed attempts one by one, with growing pauses', () => {
    const waits: number[] = [];
    let now = 5 * 3600;
    for (let attempts = 2; attempts <= 7; attempts++) {
      const due = next(attempts, now)!;
      waits.push(due - now);
      now = due;
    }
    expect(waits).toEqual([12, 45, 120, 180, 360, 720]);
    expect(next(8, now)).toBe(28_800);
  });

  test('a clock set back by five hours does not lengthen the pause', () => {
    expect(next(1, -5 * 3600)).toBe(-5 * 3600 + 30);
  });

  const situation = fc.record({
    attempts: fc.integer({ min: 1, max: 14 }),
    secondsNow: fc.integer({ min: -100_000, max: 100_000 }),
    retryAfter: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined }),
    random: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });

  test('an attempt is planned if and only if one is left and 24 hours have not passed', () => {
    fc.assert(
      fc.property(situation, ({ attempts, secondsNow, retryAfter, random }) => {
        const due = next(
          attempts,
          secondsNow,
          retryAfter === undefined ? { random } : { random, retryAfter },
        );
        expect(due === null).toBe(attempts >= 12 || secondsNow >= 86_400);
      }),
    );
  });

  test('it is in the future, within 24 hours, not before Retry-After, and at most a step and its jitter away', () => {
    fc.assert(
      fc.property(situation, ({ attempts, secondsNow, retryAfter, random }) => {
        const due = next(
          attempts,
          secondsNow,
          retryAfter === undefined ? { random } : { random, retryAfter },
        );
        if (due === null) return;
        const step = ATTEMPT_OFFSETS_SECONDS[attempts]! - ATTEMPT_OFFSETS_SECONDS[attempts - 1]!;
        expect(due).toBeGreaterThan(secondsNow);
        expect(due).toBeLessThanOrEqual(86_400);
        expect(due).toBeGreaterThanOrEqual(Math.min(secondsNow + (retryAfter ?? 10), 86_400) - 0.001);
        expect(due - secondsNow).toBeLessThanOrEqual(Math.max(step * 1.1, retryAfter ?? 0, 10) + 0.001);
      }),
    );
  });

  test('with any delays it makes at most twelve attempts and gives up no earlier than planned', () => {
    const delays = fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(delays, fc.double({ min: 0, max: 0.999, noNaN: true }), (late, random) => {
        let now = 0;
        let attempts = 1;
        for (let due = next(1, 0, { random }); due !== null; due = next(attempts, now, { random })) {
          now = due + late[attempts - 1]!;
          attempts++;
        }
        expect(attempts).toBeLessThanOrEqual(12);
        expect(now).toBeGreaterThanOrEqual(85_500);
      }),
    );
  });
});

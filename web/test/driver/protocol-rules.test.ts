// The parts that a protocol requires, its plausibility checks, and its checklist, by the same rules as in the
// service.
import { describe, expect, test } from 'vitest';
import { missingParts as serviceMisses } from '../../../server/src/dispatch/trips/protocol.ts';
import { firstUnprintable, withoutUnprintable } from '../../../shared/documents/printable-characters.ts';
import { ANGLE_CAPTIONS, type PhotoAngle } from '../../../shared/vehicle/photo-angles.ts';
import { formatAbsence, withAbsence } from '../../src/driver/protocol/absence.ts';
import { answered, countedKeys, itemsFor, unanswered } from '../../src/driver/protocol/checklist.ts';
import { describeAll, withEarlier } from '../../src/driver/protocol/damages.ts';
import type { ProtocolDraft } from '../../src/driver/protocol/draft.ts';
import { openProblems, toFieldProblems } from '../../src/driver/protocol/field-problems.ts';
import { missingParts } from '../../src/driver/protocol/missing-parts.ts';
import { pageAt } from '../../src/driver/protocol/page-names.ts';
import { checkOdometer, needsConfirmation, readDigits } from '../../src/driver/protocol/readings.ts';
import { rulesOf } from '../../src/driver/protocol/required-parts.ts';
import { protocolTexts } from '../../src/driver/protocol/texts.ts';
import { damageOf, draftOf, EARLIER, SIGNATURE, tripOf } from './protocol-drafts.ts';

const angleOf = (angle: PhotoAngle) => ({
  id: angle,
  subject: { of: 'angle' as const, angle },
  takenAt: '2026-11-18T15:40:00.000Z',
  bytes: 3,
});

describe('missing parts', () => {
  test('are listed one by one, and none is listed for a complete protocol', () => {
    expect(missingParts(tripOf(), draftOf(), null)).toEqual([
      'odometer',
      'fuel',
      'driverSignature',
      'contactSignature',
    ]);
    const whole = draftOf({
      odometerKm: 45_432,
      fuelLevelPercent: 0,
      driverSignature: SIGNATURE,
      contactSignature: SIGNATURE,
    });
    expect(missingParts(tripOf(), whole, EARLIER)).toEqual([]);
  });

  test('are as many as in the service, for all combinations', () => {
    const choices = [true, false];
    for (const driveable of choices)
      for (const read of choices)
        for (const signed of choices)
          for (const contact of ['signed', 'absent', 'nothing'])
            for (const named of choices) {
              const operationalStatus = { driveable, roadworthy: true };
              const place = { company: null, contact: { name: named ? 'Petra Öztürk' : null, phone: null } };
              const trip = tripOf({
                vehicle: { operationalStatus },
                pickup: place,
                delivery: place,
              } as never);
              const draft = draftOf({
                odometerKm: read ? 1 : null,
                fuelLevelPercent: read ? 2 : null,
                driverSignature: signed ? SIGNATURE : null,
                contactSignature: contact === 'signed' ? SIGNATURE : null,
                contactAbsence: contact === 'absent' ? 'Nicht vor Ort' : null,
              });
              const ours = missingParts(trip, draft, null);
              const data = { ...draft, contactName: null };
              const theirs = serviceMisses(trip as never, 'DELIVERY', data as never, [], rulesOf(trip));
              expect(ours.length, JSON.stringify({ driveable, read, signed, contact, named })).toBe(
                theirs.length,
              );
            }
  });

  test('that are required by agreement are the same as in the service', () => {
    const whole = {
      odometerKm: 1,
      fuelLevelPercent: 2,
      driverSignature: SIGNATURE,
      photos: [angleOf('FRONT')],
      checklist: [{ item: 'KEYS', ok: true, count: 2 }],
    };
    const choices = [true, false];
    for (const photos of [[], ['FRONT'], ['FRONT', 'REAR']] as PhotoAngle[][])
      for (const checklist of choices)
        for (const contactSignature of choices)
          for (const reasons of choices) {
            const protocolRules = { photos, checklist, contactSignature };
            const trip = tripOf({ protocolRules });
            const given = reasons ? { photosAbsence: 'Wand', checklistAbsence: 'Zu' } : {};
            const draft = draftOf({ ...whole, ...given });
            const theirs = serviceMisses(
              trip as never,
              'DELIVERY',
              draft as never,
              draft.photos.map(({ subject }) => ({
                caption: subject.of === 'angle' ? ANGLE_CAPTIONS[subject.angle] : null,
              })),
              protocolRules,
            ).map(({ field }) => field);
            expect(missingParts(trip, draft, null), JSON.stringify({ ...protocolRules, reasons })).toEqual(
              theirs,
            );
          }
  });

  test('an answer to the last item, or a reason of more than spaces, completes what is required', () => {
    const trip = tripOf({ protocolRules: { photos: ['REAR'], checklist: true, contactSignature: false } });
    const items = ['KEYS', ...itemsFor(trip, null)].map((item) => ({ item, ok: true, count: null }));
    const draft = draftOf({ odometerKm: 1, fuelLevelPercent: 2, driverSignature: SIGNATURE });
    expect(missingParts(trip, { ...draft, checklist: items.slice(1), photosAbsence: ' ' }, null)).toEqual([
      'photos',
      'checklist',
    ]);
    expect(missingParts(trip, { ...draft, checklist: items, photos: [angleOf('REAR')] }, null)).toEqual([]);
  });

  test('a protocol that was sent back for photos or answers is open until one is there, or a reason', () => {
    const sent = draftOf({});
    const problems = toFieldProblems(sent, [{ field: 'photos' }, { field: 'checklist' }]);
    const open = (changes: Partial<ProtocolDraft>) =>
      openProblems({ ...sent, ...changes, problems }).map(({ field }) => field);
    expect(open({})).toEqual(['photos', 'checklist']);
    expect(open({ photosAbsence: 'Wand', checklist: [{ item: 'KEYS', ok: true, count: 1 }] })).toEqual([]);
    expect(open({ photos: [angleOf('REAR')], checklistAbsence: 'Zu' })).toEqual([]);
  });

  test('an odometer reading below that of the pickup must be confirmed', () => {
    const draft = draftOf({
      odometerKm: 45_000,
      fuelLevelPercent: 50,
      driverSignature: SIGNATURE,
      contactSignature: SIGNATURE,
    });
    expect(missingParts(tripOf(), draft, EARLIER)).toEqual(['odometerConfirmation']);
    expect(missingParts(tripOf(), { ...draft, odometerConfirmed: true }, EARLIER)).toEqual([]);
  });

  test('a refused signature needs a reason', () => {
    const draft = withAbsence(
      draftOf({ odometerKm: 1, fuelLevelPercent: 1, driverSignature: SIGNATURE }),
      { reason: null, words: '' },
      protocolTexts.de,
    );
    expect(missingParts(tripOf(), draft, null)).toEqual(['absenceReason']);
    const other = withAbsence(draft, { reason: 'OTHER', words: '  ' }, protocolTexts.de);
    expect(missingParts(tripOf(), other, null)).toEqual(['absenceReason']);
    expect(
      missingParts(tripOf(), withAbsence(draft, { reason: 'REFUSES', words: '' }, protocolTexts.de), null),
    ).toEqual([]);
  });
});

describe('the reason for a missing signature', () => {
  test('contains the explanation and is never longer than the service accepts', () => {
    expect(formatAbsence({ reason: 'NOT_THERE', words: 'Schlüssel im Tresor.' }, protocolTexts.de)).toBe(
      'Nicht vor Ort. Schlüssel im Tresor.',
    );
    expect(formatAbsence({ reason: 'OTHER', words: ' Feuerwehr im Hof ' }, protocolTexts.de)).toBe(
      'Feuerwehr im Hof',
    );
    expect(formatAbsence({ reason: 'CANNOT', words: 'x'.repeat(600) }, protocolTexts.de)).toHaveLength(500);
  });

  test('replaces the signature', () => {
    const signed = draftOf({ contactSignature: SIGNATURE });
    expect(withAbsence(signed, { reason: 'REFUSES', words: '' }, protocolTexts.de)).toMatchObject({
      contactSignature: null,
      contactAbsence: 'Lehnt ab',
    });
  });
});

describe('the odometer', () => {
  test.for([
    [45_432, 233, { is: 'fitting', sinceKm: 236 }],
    [45_196, 233, { is: 'odd', sinceKm: 0, routeKm: 233 }],
    [46_196, 233, { is: 'odd', sinceKm: 1000, routeKm: 233 }],
    [45_195, 233, { is: 'below', atPickupKm: 45_196 }],
    [45_432, null, { is: 'since', sinceKm: 236 }],
    [null, 233, { is: 'nothing' }],
  ] as const)('of %s km after a route of %s km', ([km, distanceKm, verdict]) => {
    expect(checkOdometer(km, tripOf({ distanceKm }), EARLIER)).toEqual(verdict);
  });

  test('of a car on a trailer hardly changes', () => {
    const trip = tripOf({ transportType: 'TRAILER' });
    expect(checkOdometer(45_198, trip, EARLIER)).toEqual({ is: 'fitting', sinceKm: 2 });
  });

  test('is read from the digits of the typed text', () => {
    expect(readDigits('45.432 km')).toBe(45_432);
    expect(readDigits('')).toBeNull();
    expect(readDigits('99999999999')).toBe(10_000_000);
  });
});

describe('the checklist', () => {
  test('has the items of this car and the additional items of the pickup', () => {
    expect(itemsFor(tripOf(), null)).not.toContain('CHARGING_CABLE');
    expect(itemsFor(tripOf({ vehicle: { fuelType: 'ELECTRIC' } }), EARLIER)).toEqual([
      'REGISTRATION_PAPERS',
      'WARNING_TRIANGLE',
      'FIRST_AID_KIT',
      'SAFETY_VEST',
      'SERVICE_BOOK',
      'LICENSE_PLATES',
      'CHARGING_CABLE',
      'Dachbox',
    ]);
  });

  test('fewer keys than at the pickup are not in order', () => {
    expect(countedKeys([], 1, EARLIER)).toEqual([{ item: 'KEYS', ok: false, count: 1 }]);
    expect(countedKeys([], 1, null)).toEqual([{ item: 'KEYS', ok: true, count: 1 }]);
    expect(countedKeys([], -1, null)).toEqual([{ item: 'KEYS', ok: false, count: 0 }]);
  });

  test('has one answer per item', () => {
    let list = answered([], 'SERVICE_BOOK', true);
    list = answered(list, 'SERVICE_BOOK', false);
    list = countedKeys(list, 2, null);
    expect(list).toEqual([
      { item: 'KEYS', ok: true, count: 2 },
      { item: 'SERVICE_BOOK', ok: false, count: null },
    ]);
    expect(unanswered(tripOf(), list, null)).not.toContain('KEYS');
  });
});

describe('damages', () => {
  const known = damageOf('k', { position: { view: 'LEFT', x: 0.8, y: 0.8 }, description: 'Felge' });

  test('of the pickup come first and once, so that they keep their numbers', () => {
    const fresh = damageOf('n', { isNew: true });
    const earlier = { ...EARLIER, damages: [{ ...known, isNew: true }] };
    const draft = withEarlier(draftOf({ damages: [fresh] }), earlier);
    expect(draft.damages).toEqual([known, fresh]);
    expect(withEarlier(draft, earlier)).toBe(draft);
    const renamed = { ...EARLIER, damages: [{ ...known, id: 'other' }] };
    expect(withEarlier(draft, renamed)).toBe(draft);
  });

  test('are not copied to a pickup protocol', () => {
    const draft = draftOf({ kind: 'pickup' });
    expect(withEarlier(draft, { ...EARLIER, damages: [known] })).toBe(draft);
  });

  test('without a description are described by their position, because the service requires a description', () => {
    const draft = draftOf({
      damages: [
        damageOf('a', { position: { view: 'LEFT', x: 0.4, y: 0.55 } }),
        damageOf('b', { type: 'DENT' }),
        damageOf('c'),
        damageOf('d', { description: ' Etwa 12 cm ' }),
      ],
    });
    expect(
      describeAll({ texts: protocolTexts.de, language: 'de' }, draft, 'CAR').damages.map(
        ({ description }) => description,
      ),
    ).toEqual(['Tür vorn links', 'Delle', 'Ohne Stelle', 'Etwa 12 cm']);
  });
});

test('a page number out of range leads to the nearest page', () => {
  expect([0, 1, 3, 8, 99, Number.NaN].map(pageAt)).toEqual([
    'vehicle',
    'vehicle',
    'damages',
    'send',
    'send',
    'vehicle',
  ]);
});

describe('texts for documents', () => {
  test('take only characters that can be printed', () => {
    expect(firstUnprintable('Auto naß, 5 € – Straße')).toBeNull();
    expect(firstUnprintable('Auto 🚗 nass')).toBe('🚗');
    expect(withoutUnprintable('Auto 🚗 nass')).toBe('Auto  nass');
  });

  test('a problem of a damage is open until this damage changes', () => {
    const draft = draftOf({ damages: [damageOf('a', { description: 'x' }), damageOf('b')] });
    const problems = toFieldProblems(draft, [{ field: 'damages[0].description', code: 'invalid_format' }]);
    const other = draft.damages.with(1, damageOf('b', { description: 'y' }));
    expect(openProblems({ ...draft, problems, damages: other })).toHaveLength(1);
    const own = draft.damages.with(0, damageOf('a', { description: 'y' }));
    expect(openProblems({ ...draft, problems, damages: own })).toEqual([]);
  });

  test('a reading that only the service finds too low can be confirmed', () => {
    const draft = draftOf({ odometerKm: 10 });
    expect(needsConfirmation(draft, null)).toBe(false);
    const problems = toFieldProblems(draft, [{ field: 'odometerKm', code: 'too_small' }]);
    expect(needsConfirmation({ ...draft, problems }, null)).toBe(true);
    expect(openProblems({ ...draft, problems, odometerConfirmed: true })).toEqual([]);
  });
});

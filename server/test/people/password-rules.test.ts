// Passwords that are refused because they are soon guessed, and those that are fine.
import { expect, test } from 'vitest';
import { guessingCost } from '../../src/people/guessing-cost.ts';
import { passwordProblems } from '../../src/people/password-rules.ts';
import { wellKnownWords } from '../../src/people/well-known-words.ts';
import { measureBlockedMs } from '../harness/event-loop.ts';

const OWNER = {
  email: 'jana.petersen@autohaus-nord.example',
  name: 'Jana Petersen',
  company: 'Autohaus Nord GmbH',
};

const WELL_KNOWN = {
  lists: [
    ...[
      'passwordpassword',
      'password1234',
      'Passwort1234!',
      'P4ssw0rd2026',
      'passw0rd1234',
      'administrator1',
    ],
    ...['iloveyou1234', 'letmeinletmein', 'trustno1trustno1', 'princess1234', 'football2024', 'sunshine2024'],
    ...['dragondragon', 'monkeymonkey', 'superman1234', 'michaeljackson', 'drowssap1234', 'Password123!@#'],
  ],
  german: [
    ...[
      'Sommer2026!!',
      'Willkommen2026',
      'Fussball2025!',
      'ichliebedich1',
      'meinpasswort123',
      'Hallo-Welt-2026',
    ],
    ...[
      'Geheim!Geheim!',
      'Sonnenschein99',
      'Schatzi-Schatzi',
      'FCBayern-1900',
      'borussia-dortmund',
      'Frühling_2026',
    ],
    ...[
      'Herbst.2025.Herbst',
      'Weihnachten24!',
      'ichbineinberliner',
      'Kennwort-1234',
      'Hamburg12345',
      'Mercedes-Benz1',
    ],
    ...['alles wird gut', 'Montag20261116', 'Überführung2026', 'ueberfuehrung1'],
  ],
  keys: [
    ...['qwertyuiop12', 'qwertzuiop123', 'qwertyuiop[]', '1q2w3e4r5t6y', '1qaz2wsx3edc', 'qazwsxedcrfv'],
    ...['!QAZ2wsx#EDC', 'asdfghjkl123', 'yxcvbnm,.-12', 'qweasdyxc123', '1qay2wsx3edc', 'QWEqwe123123'],
    ...['123456789012', '111222333444', '098765432109', 'aaaaaaaaaaaaaaa', 'abc123abc123', 'asdfasdfasdf'],
  ],
  phrases: ['correcthorsebatterystaple', 'correct horse battery staple', 'the quick brown fox'],
  own: [
    ...[
      'Handover2026!',
      'handoverportal',
      'Petersen2026!',
      'jana.petersen1',
      'AutohausNord26',
      'autohaus-nord1',
    ],
    ...['N0rdAutohaus!1', 'Jana-Petersen-1985', 'nesretep12345'],
  ],
};

const GOOD = [
  ...[
    'vier gute Worte zusammen',
    'blue kettle winding road',
    'four plain words together',
    'ganz andere Worte hier',
  ],
  ...['noch vier andere Worte', 'vK3!mz0Qe8pL', 'tr0mmel-Biene-7-Lampe-Garten', 'LampenschirmGiraffeOktober'],
  ...[
    'Zwiebel klettert leise Treppe',
    'x9#Lq2vT!m4K',
    'Mein Hund isst gern Radieschen',
    'kurz vor dem Tunnel links',
  ],
  ...[
    '7 Nashörner trinken Kamillentee',
    'gHt7-wPz2-kLm9',
    'regen_auf_blech_und_moos',
    'Jana liest drei alte Krimis',
  ],
  ...[
    'plum ladder sixty orchard',
    'Wer backt heute Pflaumenkuchen?',
    'uR5kd0sQe1bN',
    'nachts brummt der Kühlschrank laut',
  ],
];

const MAX_MS = 10;

test.each(Object.entries(WELL_KNOWN))('well-known passwords are refused: %s', async (_, passwords) => {
  const accepted: string[] = [];
  for (const password of passwords) {
    if ((await passwordProblems(password, OWNER)).length === 0) accepted.push(password);
  }
  expect(accepted).toEqual([]);
});

test('there are enough of them to mean something', () => {
  expect(Object.values(WELL_KNOWN).flat().length).toBeGreaterThanOrEqual(60);
  expect(GOOD.length).toBeGreaterThanOrEqual(20);
});

test('good passwords are accepted', async () => {
  const refused: string[] = [];
  for (const password of GOOD)
    if ((await passwordProblems(password, OWNER)).length > 0) refused.push(password);
  expect(refused).toEqual([]);
});

test('the words of the owner make a password weaker, and the answer says so', async () => {
  const [problem] = await passwordProblems('Autohaus-Nord-Petersen', OWNER);
  expect(problem!.message).toContain('your name');
  const ranks = await wellKnownWords();
  const cost = (own: string[]) => guessingCost('Petersen-Xylograph-7', ranks, new Set(own));
  expect(cost(['petersen'])).toBeLessThan(cost([]));
});

test('no password holds the event loop, however it is made', async () => {
  await wellKnownWords();
  const hostile = [
    '4$3!'.repeat(50),
    'aA1!'.repeat(50),
    'password'.repeat(25),
    '\u{1f697}'.repeat(100),
    '1qaz'.repeat(50),
  ];
  for (const password of hostile) {
    const held = await measureBlockedMs(() => passwordProblems(password, OWNER), MAX_MS);
    expect(held).toBeLessThanOrEqual(MAX_MS);
  }
});

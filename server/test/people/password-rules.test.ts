// Passwords that are refused because many people use them, and those that are fine.
import { describe, expect, test } from 'vitest';
import { passwordProblems } from '../../src/people/password-rules.ts';

const OWNER = {
  email: 'jana.petersen@autohaus-nord.example',
  name: 'Jana Petersen',
  company: 'Autohaus Nord GmbH',
};
const isRefused = (password: string) => passwordProblems(password, OWNER).length > 0;

describe('passwords', () => {
  test.each([
    ...[
      'passwordpassword',
      'password1234',
      'Passwort1234!',
      'P4ssw0rd2026',
      'passw0rd1234',
      'administrator1',
    ],
    ...['qwertyuiop12', 'qwertzuiop123', 'qwertyuiop[]', '1q2w3e4r5t6y', '1qaz2wsx3edc', 'qazwsxedcrfv'],
    ...['123456789012', '111222333444', '098765432109', 'aaaaaaaaaaaaaaa', 'abc123abc123', 'asdfasdfasdf'],
    ...['iloveyou1234', 'letmeinletmein', 'trustno1trustno1', 'princess1234', 'football2024', 'sunshine2024'],
    ...['Sommer2026!!', 'Willkommen2026', 'Fussball2025!', 'dragondragon', 'monkeymonkey', 'superman1234'],
    ...['michaeljackson', 'correcthorsebatterystaple', 'correct horse battery staple', 'thequickbrownfox'],
    ...[
      'Handover2026!',
      'handoverportal',
      'Petersen2026!',
      'jana.petersen1',
      'AutohausNord26',
      'autohaus-nord1',
    ],
  ])('%s is refused', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  test.each([
    ...['vier gute Worte zusammen', 'blue kettle winding road', 'four plain words together'],
    ...['ganz andere Worte hier', 'noch vier andere Worte', 'vK3!mz0Qe8pL', 'tr0mmel-Biene-7-Lampe-Garten'],
  ])('%s is fine', (password) => {
    expect(isRefused(password)).toBe(false);
  });
});

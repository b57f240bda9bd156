// Links that call a phone number, for different ways of writing it.
import { expect, test } from 'vitest';
import { phoneLink } from '../../shared/contact/phone-link.ts';

test.each([
  ['+49 (711) 12-34 56', 'tel:+49711123456'],
  ['0711/123456', 'tel:0711123456'],
])('%s becomes %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

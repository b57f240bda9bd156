// The words of the health of an endpoint in English.
import { pluralFormIn, pluralIn } from '../../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');

export const healthEn = {
  pausedSentence: 'Paused: nothing is sent to it',
  failingSentence: (since: string, how: string) => `Every message since ${since} ${how}`,
  troubledSentence: (missing: number, all: number) =>
    `${missing} of ${plural(all, { one: 'message', other: 'messages' })} not delivered`,
  healthySentence: (all: number) =>
    form(all, {
      one: 'The message of the last 24 hours was delivered',
      other: `All ${all} messages of the last 24 hours were delivered`,
    }),
  quietSentence: 'No message in the last 24 hours',
  failures: {
    refused: (status: number) => `was refused with ${status}`,
    redirected: (status: number | null) => `was redirected${status ? ` with ${status}` : ''}`,
    TIMEOUT: 'got no answer within 10 s',
    CONNECTION_REFUSED: 'found nobody: the connection was refused',
    CONNECTION_RESET: 'was cut off: the connection was reset',
    UNREACHABLE: 'could not reach your server',
    PROTOCOL_ERROR: 'got an answer that is no HTTP',
    RESPONSE_TOO_LARGE: 'got headers that are too large',
    certificate: (code: string) => `failed: your certificate is not accepted (${code})`,
    address: (reason: string) => `was not sent: the address is not allowed (${reason})`,
    other: (code: string) => `failed (${code})`,
  },
  health: {
    delivered: 'Delivered, 24 h',
    retrying: 'Retrying',
    next: (when: string) => `next ${when}`,
    nothingWaits: 'nothing waits',
    givenUp: 'Given up',
    after: 'after 24 h',
    typical: 'Typical answer',
    slowest: (time: string) => `slowest ${time}`,
    none: '–',
    now: 'Now',
    failedSince: (clock: string) => `Failed since ${clock}`,
    chart: (delivered: number, failed: number) =>
      `Messages by the hour of the last 24: ${delivered} delivered, ${failed} not delivered`,
  },
};

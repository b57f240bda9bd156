// The words of the test inboxes in English.
import { pluralFormIn } from '../../../../shared/text/plural.ts';

const form = pluralFormIn('en');
const passed: Record<string, string> = {
  'X-Service-Signature: t': 'Sent within the last 5 minutes',
  'X-Service-Signature: v1': 'Body and time are signed with the secret of the endpoint',
  'webhook-timestamp': 'Sent within the last 5 minutes',
  'webhook-signature': 'Standard Webhooks libraries accept it too',
  'X-Webhook-Timestamp': 'Sent within the last 5 minutes',
  'X-Webhook-Signature': 'Body and time are signed with the secret of the endpoint',
};
const failed: Record<string, string> = {
  'X-Service-Signature: t': 'Sent more than 5 minutes ago or ahead',
  'X-Service-Signature: v1': 'Not signed with the secret that the endpoint has now',
  'webhook-timestamp': 'Sent more than 5 minutes ago or ahead',
  'webhook-signature': 'Standard Webhooks libraries refuse it',
  'X-Webhook-Timestamp': 'Sent more than 5 minutes ago or ahead',
  'X-Webhook-Signature': 'Not signed with the secret that the endpoint has now',
};

export const en = {
  title: 'Inboxes',
  sentence: 'Receivers inside Handover that show every message and check its signature.',
  newInbox: 'New inbox',
  address: 'Address',
  messages: 'Messages',
  lastMessage: 'Last message',
  sentBy: 'Sent by',
  ends: 'Ends',
  nobody: 'No endpoint yet',
  endpoints: (count: number) => form(count, { one: '1 endpoint', other: `${count} endpoints` }),
  never: 'None yet',
  count: (count: number) => form(count, { one: '1 inbox', other: `${count} inboxes` }),
  emptyTitle: 'No inbox yet',
  emptySentence:
    'An inbox has an address that takes webhooks. Make one, let it receive every event, play an order in the playground, and see each message with its signature checked.',
  toPlayground: 'Open the playground',
  onlyDevelopers: 'Admins and developers make inboxes.',
  waitingTitle: 'Waiting for the first message',
  waitingSentence: 'It appears here by itself as soon as something is sent.',
  waitingNobody: 'No endpoint sends to this inbox. One click makes one that sends every event.',
  subscribe: 'Receive every event',
  subscribed: 'Every event of the sandbox comes here from now on.',
  sendsEvents: (count: number, all: number) => `${count} of ${all} events`,
  paused: 'Paused',
  active: 'Active',
  facts: 'Inbox',
  state: 'State',
  created: 'Created',
  deletedAfter: 'Ends',
  keeps: 'Keeps the last 100 messages until then.',
  remove: 'Delete inbox',
  removeTitle: 'Delete this inbox?',
  keep: 'Keep inbox',
  removeSentence: (messages: number, endpoints: number) =>
    `Deletes ${form(messages, { one: '1 message', other: `${messages} messages` })}${
      endpoints === 0
        ? ''
        : ` and ${form(endpoints, { one: 'the endpoint that sends here', other: `the ${endpoints} endpoints that send here` })}, with the log of its deliveries`
    }. This cannot be undone.`,
  received: 'Messages, newest first',
  order: 'Order',
  attempt: (count: string) => `Attempt ${count}`,
  headers: 'Headers',
  body: 'Body, exactly as signed',
  newMessage: (type: string) => `${type} arrived`,
  signature: {
    correct: 'Signature correct',
    wrong: 'Signature wrong',
    none: 'No endpoint sends here any more, so there is no secret to check with',
    checks: 'Signature check',
    ok: 'Passed',
    notOk: 'Failed',
    passed,
    failed,
    noHeader: 'A header is missing or has another form',
  },
};

export type InboxWords = typeof en;

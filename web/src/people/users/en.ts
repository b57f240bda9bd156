// The words of the users page in English.

import { pluralFormIn } from '../../../../shared/text/plural.ts';
import { INVITE } from './commands.ts';

const form = pluralFormIn('en');
export const en = {
  title: 'Users',
  noun: (count: number) => form(count, { one: '1 person', other: `${count} people` }),
  invite: INVITE.en,
  name: 'Name',
  email: 'Email',
  role: 'Role',
  lastSignIn: 'Last sign-in',
  protection: 'Signs in with',
  invited: 'Invited, not signed in yet',
  disabled: 'Locked out',
  never: 'Never',
  password: 'Password',
  withCodes: 'password and one-time code',
  withPasskeys: 'passkey',
  you: 'you',
  roleNames: {
    admin: 'Admin',
    developer: 'Developer',
    member: 'Member',
    viewer: 'Viewer',
    dispatcher: 'Dispatcher',
    accounting: 'Accounting',
  },
  roleSentences: {
    admin: 'Everything, people included',
    developer: 'Keys, webhooks, logs and the sandbox; reads orders',
    member: 'Orders and quotes',
    viewer: 'Reads everything, changes nothing',
    dispatcher: 'Orders, requests, drivers',
    accounting: 'Invoices, accounts and agreements',
  },
  inviteSentence: 'They get a mail with a link that is valid for 7 days, and choose a password.',
  /** Without an address until one is typed. */
  send: (email: string) => (email ? `Send invitation to ${email}` : 'Send invitation'),
  sent: (email: string) => `The invitation to ${email} is on its way.`,
  mailOff: 'Mail is off: no mail server is set up',
  mailOffSentence: 'Invitations are not mailed. Copy the link of an invitation and hand it over yourself.',
  inviteSentenceOff: 'No mail is sent. You get a link to hand over; it is valid for 7 days.',
  inviteOff: 'Invite',
  copyLink: 'Copy invitation link…',
  linkTitle: (name: string) => `Invitation link for ${name}`,
  linkSentence:
    'Shown once. The first person who opens it chooses the password, so hand it over safely. Earlier links no longer work, and the record says that you copied it.',
  linkValid: 'Valid until',
  copy: 'Copy link',
  again: (email: string) => `Send invitation again to ${email}`,
  change: 'Change role',
  save: 'Save',
  lock: 'Lock out',
  unlock: 'Let in again',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeSentence: 'All sessions end at once. What they did stays in the record under their name.',
  removeConfirm: (name: string) => `Remove ${name}`,
  removeKeep: (name: string) => `Keep ${name}`,
  lockTitle: (name: string) => `Lock ${name} out?`,
  lockSentence: 'All sessions end at once. You can let them in again.',
  lockConfirm: (name: string) => `Lock ${name} out`,
  lockKeep: 'Keep access',
  actionsHeader: 'Actions',
  actions: (name: string) => `Actions for ${name}`,
  onlyAdmins: 'Admins invite and change people.',
};

export type UsersWords = typeof en;

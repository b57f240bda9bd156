// The words of the console's frame in English.
export const en = {
  today: 'Today',
  orders: 'Orders',
  requests: 'Requests',
  damage: 'Damage cases',
  drivers: 'Drivers',
  accounts: 'Accounts',
  accounting: 'Accounting',
  journal: 'Journal',
  settings: 'Settings',
  console: 'Handover console',
  account: 'Your account',
  own: 'Your settings',
  signOut: 'Sign out',
  demo: 'demo access',
  roles: { admin: 'Admin', dispatcher: 'Dispatcher', accounting: 'Accounting', viewer: 'Viewer' },
  secondFactor: {
    title: 'One more step before you start',
    sentence:
      'Admins of the operator sign in with more than a password. Set up one-time codes or a passkey; the console opens right after.',
    proveTitle: 'One more step',
    proveSentence:
      'You signed in with your password only. Admins of the operator also prove a second factor: use your passkey, or sign in again with a one-time code.',
    again: 'Sign in again',
  },
  setup: {
    title: 'Set up the console',
    sentence:
      'You make the first admin of this installation. The operator token is in the settings of the service, or in its data directory.',
    token: 'Operator token',
    tokenHint: 'The setting OPERATOR_TOKEN; a first start without it writes one into the data directory.',
    name: 'Your name',
    email: 'Email',
    password: 'Password',
    hint: 'At least 12 characters. Several words in a row are fine.',
    button: 'Make the first admin',
    done: 'This console is set up already',
    doneSentence: 'Sign in, or let an admin invite you.',
    signIn: 'Sign in',
  },
};

export type ConsoleWords = typeof en;

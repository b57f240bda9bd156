// The words of the help in English.
export const helpEn = {
  title: 'Help',
  docs: 'Documentation',
  docsDetail: 'Guides, the reference of the API, and examples',
  contact: (operator: string) => `Contact ${operator}`,
  noContact: 'No email or phone is stored in the settings of the operator.',
  failures: 'If something went wrong',
  failuresSentence: 'Give us this number, and we find your call:',
  noFailures: 'No call of this page has failed.',
  copy: (id: string) => `Copy ${id}`,
  keys: 'Keyboard',
  shortcuts: {
    find: 'Find',
    move: 'Move in a list',
    open: 'Open',
    close: 'Close',
  },
  version: (version: string) => `Version ${version}`,
};

export type HelpWords = typeof helpEn;

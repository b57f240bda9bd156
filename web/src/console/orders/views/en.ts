// The words of saved views in English.
export const en = {
  views: 'Views',
  named: (name: string) => `View: ${name}`,
  own: 'My views',
  shared: 'Shared views',
  none: 'No views are saved yet.',
  save: 'Save these filters…',
  update: (name: string) => `Save the filters in “${name}”`,
  rename: 'Rename or share…',
  remove: 'Remove view…',
  leave: 'All orders',
  title: 'Save view',
  change: 'Change view',
  name: 'Name',
  nameHint: 'For example: Tomorrow Hamburg',
  share: 'Share with everybody',
  shareHint: 'Changes of shared views are in the journal.',
  submit: 'Save',
  saved: (name: string) => `The view “${name}” is saved`,
  removed: (name: string) => `The view “${name}” is removed`,
  removeTitle: (name: string) => `Remove the view “${name}”?`,
  removeText: 'The orders stay. Links to this view stop working.',
  removeConfirm: 'Remove view',
  keep: 'Keep view',
  gone: 'This view does not exist any more, or it is private.',
};

export type ViewWords = typeof en;

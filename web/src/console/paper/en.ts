// The words of printing in English.
export const en = {
  print: 'Print',
  daySheets: 'Day sheets of all drivers',
  withJobs: 'Day sheets with job sheets',
  everything: 'Everything with the list of plates',
  ofDriver: 'Print day sheet',
  jobSheet: 'Print job sheet',
  plates: 'Print list',
  saved: (name: string) => `${name} is saved and ready to print`,
  fileNames: { day: 'Trip-papers', jobs: 'Job-sheets', plates: 'Short-term-plates' },
};

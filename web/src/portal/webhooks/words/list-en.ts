// The words of the list of endpoints in English.
export const listEn = {
  title: 'Webhooks',
  add: 'Add endpoint',
  onlyDevelopers: 'Developers and admins change webhooks.',
  emptyTitle: 'No endpoint yet',
  emptyText:
    'An endpoint is an https address of yours. We post a signed message to it whenever something happens to an order.',
  columns: {
    endpoint: 'Endpoint',
    state: 'State',
    delivered: 'Delivered, 24 h',
    last: 'Last failure',
    events: 'Events',
  },
  states: {
    failing: 'Failing',
    troubled: 'Trouble',
    healthy: 'Healthy',
    quiet: 'No messages',
    paused: 'Paused',
  },
  noFailure: 'None',
  of: (part: number, all: number) => `${part} of ${all}`,
  eventCount: (count: number, all: number) => `${count} of ${all}`,
  unnamed: 'Without a name',
};

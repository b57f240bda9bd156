// The words of the portal's frame in English.
export const en = {
  overview: 'Overview',
  orders: 'Orders',
  quotes: 'Quotes',
  carrierOffers: 'Trips on offer',
  invoices: 'Invoices',
  import: 'Import',
  places: 'Address book',
  keys: 'API keys',
  agents: 'Agents',
  webhooks: 'Webhooks',
  deliveries: 'Deliveries',
  requestLog: 'Request log',
  playground: 'Playground',
  inboxes: 'Inboxes',
  users: 'Users',
  settings: 'Settings',
  call: (requestId: string) => `Call ${requestId}`,
  docs: 'Docs',
  help: 'Help',
  account: 'Your account',
  signOut: 'Sign out',
  roles: { admin: 'Admin', developer: 'Developer', member: 'Member', viewer: 'Viewer' },
};

export type PortalWords = typeof en;

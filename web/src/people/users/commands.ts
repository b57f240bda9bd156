// The names of commands on users, for pages and for the search.
export const INVITE = { en: 'Invite a person', de: 'Person einladen' };

// The names of commands on drivers, for pages and for the search.
export const DAY_PLAN = { en: 'Day plan', de: 'Tagesplan' };
export const NEW_DRIVER = { en: 'New driver', de: 'Neuer Fahrer' };
export const PROPOSE_DAY = { en: 'Propose the day', de: 'Tagesplan vorschlagen' };

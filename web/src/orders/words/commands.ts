// The names of commands on orders, for pages and for the search.
export const NEW_ORDER = { en: 'New order', de: 'Neuer Auftrag' };

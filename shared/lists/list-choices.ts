// What people choose for a page and find again on every device: columns of a list in their order, folded columns of the board.

/** Each is a list of names that its page knows. */
export const LIST_CHOICES = [
  'orders-columns',
  'board-folded',
  'board-unfolded',
  'accounts-columns',
  'requests-columns',
  'drivers-columns',
  'plates-columns',
  'cases-columns',
  'invoices-columns',
  'open-items-columns',
  'portal-orders-columns',
  'portal-invoices-columns',
  'portal-quotes-columns',
  'portal-deliveries-columns',
  'portal-request-log-columns',
] as const;
export type ListChoice = (typeof LIST_CHOICES)[number];

/** More than any list has columns. */
export const MAX_CHOSEN = 40;

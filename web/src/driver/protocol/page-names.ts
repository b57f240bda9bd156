// The guided pages in their order.
export const PAGE_NAMES = [
  'vehicle',
  'photos',
  'damages',
  'readings',
  'remarks',
  'review',
  'signatures',
  'send',
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** Page numbers, starting at one. */
export const PAGE_NUMBERS = Object.fromEntries(PAGE_NAMES.map((name, index) => [name, index + 1])) as Record<
  PageName,
  number
>;

export function pageAt(number: number): PageName {
  return PAGE_NAMES[Math.min(PAGE_NAMES.length, Math.max(1, Math.round(number) || 1)) - 1]!;
}

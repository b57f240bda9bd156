// The words of the apps in English; `de.ts` has the same shape.
import { pluralIn } from '../../../shared/text/plural.ts';

const plural = pluralIn('en');
const number = new Intl.NumberFormat('en');

export const en = {
  language: 'Language',
  languages: { en: 'English', de: 'Deutsch' },
  theme: { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark' },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'The browser did not allow copying' },
  password: { show: 'Show the password', hide: 'Hide the password' },
  close: 'Close',
  cancel: 'Cancel',
  date: {
    calendar: 'Calendar',
    openCalendar: 'Open calendar',
    today: 'Today',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    day: 'DD Mon YYYY',
    dayAndTime: 'DD Mon YYYY, HH:MM',
    problems: {
      unreadable: (example: string) => `This is not a date. Write it like this: ${example}.`,
      noSuchDay: (example: string) => `The calendar has no such day. Write it like this: ${example}.`,
      noSuchTime: () => 'There is no such time. Hours go from 0 to 23, minutes from 0 to 59.',
      dayMissing: (example: string) => `The day is missing. Write it like this: ${example}.`,
      skippedHour: () => 'This time does not exist: clocks go forward by an hour that night.',
    },
    tooEarly: (min: string) => `Not before ${min}.`,
    tooLate: (max: string) => `Not after ${max}.`,
  },
  discard: {
    title: 'Discard your entries?',
    text: 'What you have entered here has not been saved.',
    confirm: 'Discard entries',
    keep: 'Keep editing',
  },
  dismiss: 'Dismiss',
  more: 'More',
  shell: {
    navigation: 'Main',
    environment: 'Environment',
    production: 'Production',
    sandbox: 'Sandbox',
    sandboxSentence: 'No driver drives, nothing is billed. Test data is deleted after 30 days.',
    toProduction: 'Go to Production',
    find: 'Number, name, plate, VIN or page',
    skip: 'Skip to the content',
    breadcrumb: 'You are here',
    sidebar: 'Sidebar',
  },
  palette: {
    label: 'Find anything',
    nothing: (text: string) => `Nothing found for “${text}”.`,
    hint: 'Type a number, name, plate, the last six of a VIN, city, phone, page or command.',
    groups: {
      orders: 'Orders and requests',
      drivers: 'Drivers',
      accounts: 'Accounts',
      people: 'People',
      quotes: 'Quotes',
      invoices: 'Invoices',
      damageCases: 'Damage cases',
      pages: 'Pages',
      commands: 'Commands',
    },
    found: (count: number) => `${plural(count, { one: 'result', other: 'results' })}`,
  },
  finder: { clear: (name: string) => `Clear ${name}`, nothing: 'Nothing found' },
  table: {
    loadMore: 'Load more',
    loading: 'Loading',
    move: 'Move',
    open: 'Open',
    moreFilters: 'More filters',
    removeFilter: (name: string) => `Remove filter ${name}`,
    loaded: (shown: number, noun: string) => `${number.format(shown)} ${noun}`,
    shown: (shown: number, total: number, noun: string) =>
      `${number.format(shown)} of ${number.format(total)} ${noun}`,
  },
  freshness: {
    live: 'Live',
    liveSince: (ago: string) => `Live, last change ${ago}`,
    asking: (ago: string) => `Not live, asked ${ago}`,
    down: 'Not live. Asking every 15 seconds.',
  },
  error: {
    retry: 'Try again',
    requestId: 'Request',
    kept: 'Nothing was lost: what you entered is still here.',
    unexpected: 'That did not work. Try again; if it goes on, send us the request id.',
  },
  pageError: {
    title: 'This page could not be loaded',
    text: 'The connection was interrupted, or the service was updated. Reload the page; if it stays so, tell us the address of the page.',
    reload: 'Reload page',
  },
  form: {
    /** Names the field, also for screen readers. */
    required: (label: string) => `${label} is required.`,
    summary: (count: number) => `${plural(count, { one: 'field needs', other: 'fields need' })} correcting`,
    optional: 'optional',
    draftOfToday: (clock: string) => `Draft from ${clock} restored`,
    draftOf: (day: string, clock: string) => `Draft from ${day}, ${clock}, restored`,
    discardDraft: 'Discard',
    wrong: {
      required: 'Please fill this in.',
      postalCode: (country: string, example: string) => `Does not fit ${country}. Example: ${example}`,
      anyPostalCode: 'A postal code has up to 15 letters, digits, spaces and hyphens.',
      iban: 'This IBAN is not right: its length or its check digits are wrong. Compare it with a bank statement.',
      vatId: (example: string) => `Not a VAT id. ${example} would be one.`,
      vatCheckDigit: 'The check digit is wrong. Please compare.',
      vin: 'A VIN has 17 letters and digits, without I, O and Q.',
      pastPickup: 'The pickup is in the past. Choose a later time.',
      deliveryFirst: 'The delivery must not be before the pickup.',
    },
  },
  timeline: { next: 'Next', showDetails: 'Details' },
  map: {
    none: 'The map comes with the first position.',
    noWebGl: 'Your browser cannot draw the map: WebGL is switched off or missing.',
    failed: 'The map could not be loaded. Reload the page to try again.',
  },
  parts: 'Shared parts',
  notFound: {
    title: 'There is no such page',
    sentence: 'The address may be mistyped or out of date.',
    back: 'Back to the start',
  },
};

export type Messages = typeof en;

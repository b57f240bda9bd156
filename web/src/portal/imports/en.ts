// The words of imports in English.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');
const number = new Intl.NumberFormat('en');

const rows = (count: number) => plural(count, { one: 'row', other: 'rows' });
const orders = (count: number) => plural(count, { one: 'order', other: 'orders' });
const requests = (count: number) => plural(count, { one: 'request', other: 'requests' });

/** "38 orders and 3 requests"; a count of zero is omitted. */
function ordersAndRequests(orderCount: number, requestCount: number): string {
  if (requestCount === 0) return orders(orderCount);
  return orderCount === 0 ? requests(requestCount) : `${orders(orderCount)} and ${requests(requestCount)}`;
}

const place = {
  company: 'company',
  street: 'street',
  postalCode: 'postal code',
  city: 'city',
  country: 'country',
  name: 'contact',
  phone: 'phone',
};

export const en = {
  title: 'Import',
  pasted: 'Pasted text',
  drop: {
    title: 'Orders from a table',
    sentence:
      'Drop a CSV file here, or paste rows from a spreadsheet. You see every price and every mistake before anything is created.',
    choose: 'Choose file',
    paste: 'Paste rows',
    pasteLabel: 'Rows, with the names of the columns first',
    check: 'Check rows',
    sample: 'Download a sample',
    limits: 'Up to 10,000 rows and 8 MiB, separated by semicolon, comma, tab or bar.',
    now: 'Drop the file to check it',
    reading: 'Reading the file',
  },
  how: {
    file: 'Bring a table',
    fileDetail: 'As your system exports it. German and English names of columns are recognised.',
    check: 'Look at the check',
    checkDetail: 'The price of every row by your agreement, and every cell to correct.',
    create: 'Create',
    createDetail: 'In the background. The same file again creates nothing twice.',
  },
  faults: {
    EMPTY: 'The file is empty.',
    NO_ROWS: 'The file has names of columns and no rows.',
    NOT_TEXT: 'This is not a CSV file. In your spreadsheet, choose “Save as” and CSV.',
    NO_COLUMNS: 'No columns were found. Separate them by semicolon, comma, tab or bar.',
    TOO_MANY_ROWS: 'The file has more than 10,000 rows. Split it.',
    TOO_MANY_COLUMNS: 'The file has more than 100 columns. Leave out those that no order needs.',
    CELL_TOO_LONG: 'A cell is longer than any field of an order. Is a quotation mark missing?',
    UNEVEN_ROWS: 'Some rows have more or fewer cells than the header.',
    OPEN_QUOTE: 'A quotation mark is opened and never closed.',
  } as Record<string, string>,
  faultRows: (list: string) => `Look at row ${list}.`,
  limitReached: 'Your account has imported 100 files or 100,000 rows in 24 hours. Import the rest later.',
  tooLarge: 'The file is larger than 8 MiB. Split it.',
  earlier: 'Earlier imports',
  file: 'File',
  rowsHeader: 'Rows',
  by: 'By',
  when: 'When',
  state: 'State',
  created: 'Created',
  states: {
    CHECKING: 'Being checked',
    READY: 'Ready',
    RUNNING: 'Being created',
    PAUSED: 'Stopped',
    DONE: 'Done',
    CANCELLED: 'Cancelled',
  },
  imports: (count: number) => plural(count, { one: 'import', other: 'imports' }),
  steps: {
    label: 'Steps of the import',
    file: 'File',
    columns: 'Columns',
    check: 'Check',
    create: 'Create',
    matched: (matched: number, all: number) => `${matched} of ${all} matched`,
    toCorrect: (count: number) => `${rows(count)} to correct`,
    ready: (count: number) => `${number.format(count)} ready`,
    progress: (done: number, all: number) => `${number.format(done)} of ${number.format(all)}`,
    plan: (orderCount: number, requestCount: number) => ordersAndRequests(orderCount, requestCount),
  },
  head: {
    checking: (count: number) => `Checking ${rows(count)}`,
    allReady: (count: number) =>
      form(count, { one: 'The row is ready', other: `All ${rows(count)} are ready` }),
    ready: (ready: number, all: number, wrong: number) =>
      `${number.format(ready)} of ${rows(all)} ${form(ready, { one: 'is', other: 'are' })} ready${
        wrong === 0
          ? ''
          : `, ${number.format(wrong)} ${form(wrong, { one: 'needs', other: 'need' })} a correction`
      }`,
    nothingNew: 'Nothing new in this file',
    running: (done: number, all: number) => `${number.format(done)} of ${number.format(all)} created`,
    paused: (done: number, all: number) => `Stopped, ${number.format(done)} of ${number.format(all)} created`,
    done: (orderCount: number, requestCount: number) =>
      `${ordersAndRequests(orderCount, requestCount)} created`,
    cancelled: (count: number) =>
      count === 0 ? 'Cancelled, nothing was created' : `Cancelled after ${orders(count)}`,
    dryRun: 'Dry run: nothing is created yet',
    leave: 'You can leave this page, the work goes on.',
    file: (count: number, delimiter: string, encoding: string) => `${rows(count)}, ${delimiter}, ${encoding}`,
    agreement: (version: number) => `by agreement version ${version}`,
    checked: 'Checked',
    correctionsLeft: (count: number) =>
      `${rows(count)} still ${form(count, { one: 'needs', other: 'need' })} a correction.`,
  },
  toGo: (seconds: number) =>
    seconds < 90
      ? `about ${plural(Math.max(1, seconds), { one: 'second', other: 'seconds' })} to go`
      : `about ${plural(Math.round(seconds / 60), { one: 'minute', other: 'minutes' })} to go`,
  delimiters: { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' },
  otherFile: 'Other file',
  stop: 'Stop the run',
  discard: 'Discard the rest',
  discardTitle: 'Discard what is left?',
  discardKeep: 'Keep the rest',
  discardSentence: (count: number) =>
    `${rows(count)} will not be created from this import. Orders that exist stay.`,
  halted: {
    NO_CONTRACTING_PARTY:
      'No contracting party is stored for your account. The operator has to add it first.',
    SANDBOX_LIMIT: 'The Sandbox takes 500 orders a day. Go on tomorrow.',
    ACCOUNT_SUSPENDED: 'The account is suspended.',
  } as Record<string, string>,
  outdated:
    'The agreement changed since the check, so the rows are priced again. Look at the sum before you go on.',
  prices: {
    checking: 'The agreement changed. The rows that are not created yet are priced again.',
    same: 'The agreement changed, but no price of the rows that are left. You can go on.',
    changed: (count: number) => `The agreement changed, and with it the price of ${rows(count)}`,
    sums: (before: string, now: string) =>
      `Before ${before} net, now ${now}. These rows come first in the table, with both prices. Nothing more is created until you confirm.`,
    before: (price: string) => `before ${price}`,
    beforeByQuote: 'before by quote',
  },
  columns: {
    title: 'Columns',
    sentence: 'of your file, and what they become. Remembered for the next file like this.',
    remembered: 'of your file, matched as the last time.',
    guessed: 'guessed',
    notImported: 'Not imported',
    allRows: 'All rows',
    set: 'Set a field for all rows',
    field: 'Field',
    value: 'Value',
    add: 'Set for all rows',
    remove: (name: string) => `Remove ${name} for all rows`,
    becomes: (column: string) => `${column} becomes`,
    folded: (matched: number, all: number) => `${matched} of ${all} matched`,
    left: (names: string) => `, ${names} not imported`,
    show: 'Show columns',
    hide: 'Hide columns',
  },
  fields: {
    externalOrderId: 'Your number',
    customerReference: 'Reference',
    transportType: 'Transport type',
    'pickup.company': `Pickup ${place.company}`,
    'pickup.street': `Pickup ${place.street}`,
    'pickup.postalCode': `Pickup ${place.postalCode}`,
    'pickup.city': `Pickup ${place.city}`,
    'pickup.country': `Pickup ${place.country}`,
    'pickup.contact.name': `Pickup ${place.name}`,
    'pickup.contact.phone': `Pickup ${place.phone}`,
    'delivery.company': `Delivery ${place.company}`,
    'delivery.street': `Delivery ${place.street}`,
    'delivery.postalCode': `Delivery ${place.postalCode}`,
    'delivery.city': `Delivery ${place.city}`,
    'delivery.country': `Delivery ${place.country}`,
    'delivery.contact.name': `Delivery ${place.name}`,
    'delivery.contact.phone': `Delivery ${place.phone}`,
    requestedPickup: 'Requested pickup',
    requestedDelivery: 'Requested delivery',
    'vehicle.vin': 'VIN',
    'vehicle.manufacturer': 'Make',
    'vehicle.model': 'Model',
    'vehicle.modelYear': 'Model year',
    'vehicle.type': 'Vehicle type',
    'vehicle.fuelType': 'Fuel',
    'vehicle.registration.licensePlate': 'Plate',
    'vehicle.registration.status': 'Registration status',
    'vehicle.operationalStatus.driveable': 'Driveable',
    'vehicle.operationalStatus.roadworthy': 'Roadworthy',
    'services.registration': 'Registration service',
    'services.shortTermPlate': 'Short-term plate',
    instructions: 'Instructions',
    endCustomerEmail: 'End customer’s email',
  } as Record<string, string>,
  table: {
    label: 'Rows',
    row: 'Row',
    result: 'Result',
    number: 'Your number',
    pickup: 'Pickup',
    delivery: 'Delivery',
    vehicle: 'Vehicle',
    vin: 'VIN',
    requestedPickup: 'Requested pickup',
    net: 'Net price',
    byQuote: 'By quote',
    noun: 'rows, trouble first',
    noneTitle: 'No such rows',
    none: 'No row has this result.',
    correct: (field: string, row: number) => `Correct ${field}, row ${row}`,
    use: (text: string) => `Use ${text}`,
    asRow: (row: number) => `As row ${row}`,
  },
  results: {
    UNCHECKED: 'Being checked',
    TO_CORRECT: 'To correct',
    READY: 'Ready',
    REQUEST: 'Request',
    EXISTS: 'Exists already',
    DUPLICATE: 'Twice in the file',
    CREATED: 'Created',
    REQUESTED: 'Requested',
    FAILED: 'Failed',
    WAITING: 'Waiting',
  },
  views: {
    label: 'Show',
    all: 'All',
    toCorrect: 'To correct',
    ready: 'Ready',
    request: 'Request',
    exists: 'Exists already',
    created: 'Created',
    waiting: 'Waiting',
  },
  quoteReasons: {
    TRANSPORT_TYPE: 'for this transport type',
    VEHICLE_TYPE: 'for this vehicle type',
    ADDRESS_UNCLEAR: 'postal code and city differ',
    DISTANCE_UNKNOWN: 'distance unknown',
    DISTANCE_ABOVE_LIMIT: 'above the agreed distance',
    NO_TARIFF: 'no price agreed',
    SCENARIO: 'by the scenario',
  } as Record<string, string>,
  distance: (km: string, limit: string | null) => (limit === null ? km : `${km}, limit ${limit}`),
  download: (count: number) => `Download ${rows(count)}`,
  apply: (count: number) => `Apply ${plural(count, { one: 'suggestion', other: 'suggestions' })}`,
  applied: (count: number) => `${plural(count, { one: 'cell', other: 'cells' })} mended`,
  create: (orderCount: number, requestCount: number) =>
    `Create ${ordersAndRequests(orderCount, requestCount)}`,
  createMore: (count: number) => `Create ${number.format(count)} more`,
  sum: (orderCount: number, requestCount: number) =>
    `net for ${orders(orderCount)}${requestCount === 0 ? '' : `, ${number.format(requestCount)} ${form(requestCount, { one: 'gets', other: 'get' })} a quote first`}`,
  onlyRequests: 'All of them get a quote first.',
  nothingToCreate: 'Nothing to create.',
  never: 'The same file again creates nothing twice.',
  onlyOrderers: 'Admins and members create orders here.',
  run: {
    progress: (done: number, all: number) => `${number.format(done)} of ${rows(all)} created`,
    orders: 'orders',
    requests: 'requests, by quote',
    failed: 'failed',
    left: 'to go',
    net: (of: string) => `net so far, of ${of}`,
    netDone: 'net',
    csv: 'Result as CSV',
    csvComing: 'Comes when all are created',
    csvReady: 'Every row with its order number and price',
    download: 'Download result',
  },
};

export type ImportWords = typeof en;

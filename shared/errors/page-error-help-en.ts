// The errors that only people on the pages get, not their systems: meaning and what to do, in English.
import { type ErrorHelp, help } from './error-help.ts';

export const pageErrorHelpEn = {
  ACCOUNT_UPLOAD_LIMIT: help(
    'The account has no room for more files today',
    'Documents and photos of an account are limited to 20,000 files and 40 GiB a day.',
    'Upload the rest tomorrow; the count begins again at midnight UTC. Photos on a phone wait there.',
  ),
  ADDRESS_HAS_ACCESS: help(
    'This address signs in to another account',
    'An email address belongs to one account.',
    'Sign in there, or ask for an invitation with another address.',
  ),
  AGENT_REQUEST_INVALID: help(
    'This program cannot be connected',
    'Its request is incomplete, or names an address that it did not register.',
    'Start the connection in the program again. If it fails again, tell its maker.',
  ),
  AGREEMENT_CHANGED: help(
    'Somebody changed the agreement in the meantime',
    'Your change was made to an older version, so nothing was saved.',
    'Load the page again, and make the change in the current version.',
  ),
  ALREADY_SET_UP: help(
    'The console is set up already',
    'There are people of the operator.',
    'Sign in, or let an admin invite you.',
  ),
  CONFIRMATION_REQUIRED: help(
    'This change needs a second factor',
    'A session alone does not change where customers pay to.',
    'Confirm it with a one-time code or a passkey. If you have neither, set one up in your own settings.',
  ),
  CREDENTIAL_ALREADY_ROLLED: help(
    'This key was rolled already',
    'Another key takes its place.',
    'Use the newer key, or roll that one.',
  ),
  ERASURE_OUTDATED: help(
    'The data of this person changed since the preview',
    'More or other data would be erased than you saw, so nothing was erased.',
    'Open the preview again, check it, and confirm it.',
  ),
  IMPORT_LIMIT: help(
    'The account has imported enough for today',
    'An account can import 100 files and 100,000 rows in 24 hours.',
    'Import the rest later.',
    'For more than that every day, let your system order through the API.',
  ),
  IMPORT_NOT_FOUND: help(
    'There is no such import',
    'Imports are deleted 30 days after their last change. It may also belong to the other environment.',
    'Look at the list of imports, or upload the file again. The same rows create nothing twice.',
  ),
  IMPORT_OUTDATED: help(
    'The prices changed since the check',
    'Your agreement has a new version. Nothing is created at a price that you have not seen.',
    'Wait until the rows are priced again, look at the new prices, and start again.',
  ),
  IMPORT_STATE: help(
    'The import has moved on',
    'Somebody started, stopped or ended it, or the row is an order by now.',
    'Load the page again. What is an order already is changed at the order.',
  ),
  INVALID_IMPORT_FILE: help(
    'The file cannot be read as a table',
    'It must be a CSV file with one header and the same columns in every row.',
    'Save the table as CSV in your spreadsheet program, and upload that file.',
  ),
  INVALID_STATEMENT_FILE: help(
    'The file cannot be read as a bank statement',
    'It must be CAMT.053 (version 2 or 8) or MT940, not larger than 10 MiB.',
    'Download the statement in one of these formats from your bank, unpack a ZIP file, and upload it again.',
  ),
  INVOICE_RUN_NOT_FOUND: help(
    'This invoice run is not there',
    'No run has this id.',
    'Open the list of runs and choose one.',
  ),
  INVOICE_RUN_ACTIVE: help(
    'An invoice run is in progress',
    'Only one runs at a time, so that invoice numbers follow each other.',
    'Wait for its end, or stop it, and start again.',
  ),
  NOTHING_TO_INVOICE: help(
    'Nothing is due until this day',
    'No completed order without an invoice is due by the agreements.',
    'Choose a later day, or complete orders first.',
  ),
  PAYMENT_NOT_FOUND: help(
    'This payment or invoice is not there',
    'It does not exist, or its allocation was undone since the page was loaded.',
    'Load the page again.',
  ),
  ARCHIVE_TOO_LARGE: help(
    'The month is too large for one ZIP file',
    'One file has at most 5,000 invoices and 1 GiB.',
    'Download the invoices of this month one by one.',
  ),
  ALLOCATION_NOT_POSSIBLE: help(
    'The amount cannot be allocated like this',
    'The payment has less left, the invoice has less open or another currency, or the amount is above the limit for small differences.',
    'Load the page again and look at what is open now.',
  ),
  BOOKING_BATCH_INCOMPLETE: help(
    'The DATEV file cannot be written yet',
    'The numbers of consultant and client, the debtor number of a customer, or the revenue account of a VAT rate are missing.',
    'Add them in the accounting settings and in the record of the customer.',
  ),
  ORIGIN_NOT_ALLOWED: help(
    'The page was opened at another address',
    'The service accepts changes only from pages at its own address.',
    'Open the page at the address of the service. If you operate it: set PUBLIC_URL to that address.',
  ),
  QUOTE_UNCHANGED: help(
    'This version says the same as the one on offer',
    'The customer would get the same quote a second time.',
    'Change a line, the note or the validity, or let the quote stand.',
  ),
  ROLE_NOT_SUFFICIENT: help(
    'Your role does not allow this',
    'Roles decide who orders, who manages keys and who manages people.',
    'Ask an admin of your account to do it, or to change your role.',
  ),
  SECOND_FACTOR_REQUIRED: help(
    'Your one-time code is missing',
    'You sign in with a password and a code of your authenticator app.',
    'Enter the code that the app shows now.',
  ),
  SIGN_IN_REQUIRED: help(
    'You are not signed in any more',
    'The session has ended, or somebody ended it elsewhere.',
    'Sign in again. What you typed and did not save may be lost.',
  ),
  TOO_MANY_CREDENTIALS: help(
    'There are too many keys',
    'An environment has at most 100 keys and clients.',
    'Revoke those that nobody uses; the list shows when each was used last.',
  ),
  UPLOAD_LIMIT: help(
    'The order has no room for more documents',
    'An order has at most 100 documents and 200 MiB together.',
    'Combine pages in one PDF, or send smaller files.',
  ),
  ABSENCE_NOT_CHANGEABLE: help(
    'The absence can no longer be changed this way',
    'It was decided, or another person changed it first.',
    'Read it again.',
  ),
  ABSENCE_NOT_FOUND: help(
    'There is no such absence',
    'It was deleted, or it belongs to another driver.',
    'Go back to the list and read it again.',
  ),
  ABSENCE_OVERLAPS: help(
    'There is another absence on these days',
    'A request or an approved absence has at least one of these days.',
    'Choose other days, or withdraw the other request first.',
  ),
  PLACE_NOT_FOUND: help(
    'This place is not in the address book',
    'It was removed or merged into another place.',
    'Go back to the address book and look for it again.',
  ),
  PLACES_NOT_MERGEABLE: help(
    'These places cannot be merged',
    'They are not at the same address, or they are the same place.',
    'Read the address book again and choose two places at one address.',
  ),
  TOO_MANY_PLACES: help(
    'The address book is full',
    'An address book has at most 10,000 places.',
    'Remove places that nobody uses.',
  ),
  CARRIER_OFFER_NOT_FOUND: help(
    'There is no such offer',
    'It belongs to another carrier, or its order was deleted.',
    'Go back to the list and read it again.',
  ),
  CARRIER_OFFER_NOT_OPEN: help(
    'This is no longer possible for the offer',
    'Another carrier was faster, the deadline is over, the offer was withdrawn, or the vehicle is on its way.',
    'Load the page again to see its current state.',
  ),
  DAMAGE_CASE_EXISTS: help(
    'The order has an unfinished damage case',
    'An order has one case at a time.',
    'Add photos to the case that exists, or call the operator.',
  ),
  DAMAGE_CASE_NOT_CHANGEABLE: help(
    'The damage case cannot be changed like this now',
    'Its state does not allow it, or another person changed it first.',
    'Load the page again. A closed case is opened again first.',
  ),
  DAMAGE_CASE_NOT_FOUND: help(
    'There is no such damage case, task, letter or photo',
    'It was removed, or its order was deleted.',
    'Go back to the list and read it again.',
  ),
  DAMAGE_CASE_NOT_POSSIBLE: help(
    'No damage case can be opened for this order now',
    'The vehicle is not delivered yet, the time for complaints is over, or there is no damage in the protocol.',
    'Call the operator if you found a damage later.',
  ),
  PLATE_NOT_FOUND: help(
    'There is no such short-term plate',
    'It was removed, or the address is wrong.',
    'Load the list again.',
  ),
  PLATE_EXISTS: help(
    'This plate is in stock already',
    'Number and end of validity are the same.',
    'Check both, or change the existing entry.',
  ),
  PLATE_NOT_AVAILABLE: help(
    'This is not possible with the plate now',
    'It has expired, is not valid on the day of the pickup, is handed out, or the order has another one.',
    'Load the list again and choose another one.',
  ),
  NOTHING_TO_PRINT: help(
    'There is nothing to print',
    'No driver has a trip on this day.',
    'Choose another day, or assign orders first.',
  ),
  TOO_MANY_SHEETS: help(
    'These are too many sheets for one file',
    'A file has at most 200 sheets.',
    'Print without job sheets, or one driver after the other.',
  ),
  VIEW_NOT_FOUND: help(
    'There is no such view',
    'It was removed, or it belongs to another person.',
    'Choose another view.',
  ),
  VIEW_NOT_YOURS: help(
    'Another person saved this view',
    'Only that person and admins change it.',
    'Save the filters under a name of your own.',
  ),
  TOO_MANY_VIEWS: help(
    'You have saved too many views',
    'Each person saves at most 100.',
    'Remove some first.',
  ),
  RECURRING_ORDER_NOT_FOUND: help(
    'There is no such recurring order',
    'It was removed, or the address is wrong.',
    'Load the list again.',
  ),
  RECURRING_ORDER_NOT_CHANGEABLE: help(
    'The recurring order cannot be changed this way',
    'It has ended, or somebody changed it in the meantime.',
    'Load the page again and decide once more.',
  ),
  EXTRA_NOT_CHANGEABLE: help(
    'The extra or expense can no longer be changed',
    'Dispatch has decided about it, it is on an invoice, or another person changed it first.',
    'Read it again. If it is on an invoice, cancel the invoice first.',
  ),
  EXTRA_NOT_FOUND: help(
    'There is no such extra or expense',
    'It was removed, or its order was deleted.',
    'Go back to the list and read it again.',
  ),
  OTHER_DRIVER_SIGNED_IN: help(
    'Another driver is signed in on this phone',
    'The link or code belongs to somebody else, and was not used.',
    'Stay signed in, or confirm in the app that the other driver takes over the phone.',
  ),
} satisfies Record<string, ErrorHelp>;

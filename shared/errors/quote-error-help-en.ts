// The errors of quotes: their meaning and what to do about them, in English.
import { help } from './error-help.ts';

export const quoteErrorHelpEn = {
  QUOTE_ACCEPTANCE_NOT_AGREED: help(
    'Your agreement has no acceptance by API',
    'Quotes are signed through the link in the mail.',
    'Have a person accept it at acceptance.url.',
    'Or agree with the operator on acceptance by API.',
  ),
  QUOTE_ALREADY_DECIDED: help(
    'The quote is already decided',
    'It was accepted, declined or withdrawn. details.status says which.',
    'Read the quote and continue from there.',
  ),
  QUOTE_DOCUMENT_NOT_FOUND: help(
    'There is no PDF of the quote',
    'It exists only after the first quote, and never in the sandbox.',
    'Wait for quote.offered.',
  ),
  QUOTE_EXPIRED: help(
    'The quote has expired',
    'Its validity ended; the request waits for a new quote.',
    'Wait for the next quote, or withdraw the request.',
  ),
  QUOTE_NOT_FOUND: help(
    'There is no such request or quote',
    'Production and sandbox are separate, and every account sees only its own.',
    'Compare id and number, and the environment of the key.',
  ),
  QUOTE_NOT_OFFERED: help(
    'There is nothing to decide on yet',
    'No quote is on offer for this request.',
    'Wait for quote.offered, then accept or decline.',
  ),
  QUOTE_VERSION_MISMATCH: help(
    'Another version is on offer',
    'The quote was revised since you read it.',
    'Read it again, check the price, then accept details.currentVersion.',
  ),
};

// The errors of quotes: their meaning and what to do about them, in English.
import { help } from './error-help.ts';

export const quoteErrorHelpEn = {
  QUOTE_ACCEPTANCE_NOT_AGREED: help(
    'Your agreement has no acceptance by API',
    'Quotes are signed through the link in the mail.',
    'Let somebody accept it through acceptance.url.',
    'Or agree with the operator on acceptance by API.',
  ),
  QUOTE_ALREADY_DECIDED: help(
    'The quote is decided already',
    'It was accepted, declined or withdrawn. details.status says which.',
    'Read the quote and go on from there.',
  ),
  QUOTE_DOCUMENT_NOT_FOUND: help(
    'The PDF of the quote is not there',
    'There is none before the first quote, and never in the sandbox.',
    'Wait for quote.offered.',
  ),
  QUOTE_EXPIRED: help(
    'The quote has expired',
    'Its validity ended; the request is open for a new quote.',
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
    'Read it again, look at the price, then accept details.currentVersion.',
  ),
};

// The quote and the accepted quote, which is the same letter with the acceptance below it.
import { drawAmounts } from './amounts.ts';
import type { PdfQuote, PdfSignedQuote } from './document.ts';
import { type Facts, factsHeight, writeFacts } from './facts.ts';
import { orderFacts, startLetter } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import {
  flow,
  HEADING_HEIGHT,
  heading,
  heightOf,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
} from './sheet.ts';
import { drawMark, prepareMark } from './signatures.ts';

function quoteFacts(sheet: Sheet, quote: PdfQuote | PdfSignedQuote): Facts {
  const { translate, format } = sheet;
  return [
    [translate('quoteNumber'), quote.quoteNumber],
    [translate('version'), String(quote.version)],
    [translate('date'), format.date(quote.createdAt)],
    [translate('validUntil'), format.dateTime(quote.validUntil)],
    ...orderFacts(sheet, quote),
    [translate('customerVatId'), quote.customer.vatId],
  ];
}

function acceptanceFacts(sheet: Sheet, quote: PdfSignedQuote): Facts {
  const { translate, format } = sheet;
  const { name, signedAt, mark } = quote.acceptance;
  return [
    [translate('acceptedBy'), name],
    [translate('acceptedAt'), format.dateTime(signedAt)],
    [translate('method'), translate(mark.method)],
    [translate('quoteNumber'), `${quote.quoteNumber} · ${translate('version')} ${quote.version}`],
  ];
}

const HALF = PAGE.inner / 2;

function frameHeight(sheet: Sheet, facts: Facts): number {
  return Math.max(84, factsHeight(sheet, facts, HALF) + 22);
}

function drawAcceptance(sheet: Sheet, quote: PdfSignedQuote): void {
  const { name, mark } = quote.acceptance;
  const facts = acceptanceFacts(sheet, quote);
  const left = PAGE.left + 12;
  const height = frameHeight(sheet, facts);
  heading(sheet, sheet.translate('acceptance'), height);
  const { doc, y } = sheet;
  doc.roundedRect(PAGE.left, y, PAGE.inner, height, 4).lineWidth(0.9).strokeColor(sheet.accent).stroke();
  writeFacts(sheet, facts, left, y + 11, HALF);
  if (mark.method !== 'API') {
    const x = left + HALF + 10;
    const box = { x, y: y + height - 76, width: PAGE.right - x - 14, height: 52 };
    drawMark(sheet, prepareMark(mark, name), box, name);
  }
  sheet.y += height + 10;
}

/** A signature must not be on a page of its own: it stays with the amounts, or with the end of a long note. */
function drawSigned(sheet: Sheet, quote: PdfSignedQuote, note: Piece[]): void {
  const acceptanceHeight = frameHeight(sheet, acceptanceFacts(sheet, quote)) + HEADING_HEIGHT;
  const noteHeight = heightOf(layOutLines(sheet, note, PAGE.inner));
  drawAmounts(sheet, quote, quote.operator, {
    followingHeight: noteHeight + acceptanceHeight,
    whole: true,
  });
  flow(sheet, note, acceptanceHeight);
  drawAcceptance(sheet, quote);
}

/** The end of the letter must not be on a page of its own: it stays with the totals, or with the end of a long note. */
function drawOffered(sheet: Sheet, quote: PdfQuote, note: Piece[]): void {
  const { translate, format } = sheet;
  const closing: Piece[] = [
    { text: translate('quoteClosing', { date: format.dateTime(quote.validUntil) }), before: 12 },
    { text: translate('regards'), before: 10 },
    { text: quote.operator.name, font: 'bold', before: 2 },
  ];
  const closingHeight = heightOf(layOutLines(sheet, closing, PAGE.inner));
  const noteHeight = heightOf(layOutLines(sheet, note, PAGE.inner));
  drawAmounts(sheet, quote, quote.operator, { followingHeight: noteHeight + closingHeight });
  flow(sheet, note, closingHeight);
  flow(sheet, closing);
}

export function drawQuote(sheet: Sheet, quote: PdfQuote | PdfSignedQuote, title: string): void {
  const { translate, format } = sheet;
  startLetter(sheet, quote, title, quoteFacts(sheet, quote));
  const signed = quote.kind === 'SIGNED_QUOTE';
  if (signed)
    flow(sheet, [{ text: translate('signedIntro', { time: format.dateTime(quote.acceptance.signedAt) }) }]);
  else flow(sheet, [{ text: translate('greeting') }, { text: translate('quoteIntro'), before: 6 }]);
  sheet.y += 10;
  drawOrderCard(sheet, quote);
  const note: Piece[] = quote.note === null ? [] : [{ text: quote.note, before: 10 }];
  if (signed) {
    drawSigned(sheet, quote, note);
    return;
  }
  drawOffered(sheet, quote, note);
}

// The quote and the accepted quote, which is the same letter with the acceptance below it.
import { drawAmounts } from './amounts.ts';
import type { PdfQuote, PdfSignedQuote } from './document.ts';
import { type Facts, factsHeight, writeFacts } from './facts.ts';
import { orderFacts, startLetter } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { COLORS, ensureRoom, flow, heading, PAGE, type Sheet } from './sheet.ts';
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

function drawAcceptance(sheet: Sheet, quote: PdfSignedQuote): void {
  const { translate, format } = sheet;
  const { name, signedAt, mark } = quote.acceptance;
  const facts: Facts = [
    [translate('acceptedBy'), name],
    [translate('acceptedAt'), format.dateTime(signedAt)],
    [translate('method'), translate(mark.method)],
    [translate('quoteNumber'), `${quote.quoteNumber} · ${translate('version')} ${quote.version}`],
  ];
  const [left, half] = [PAGE.left + 12, PAGE.inner / 2];
  const height = Math.max(84, factsHeight(sheet, facts, half) + 22);
  heading(sheet, translate('acceptance'), height);
  const { doc, y } = sheet;
  doc.roundedRect(PAGE.left, y, PAGE.inner, height, 4).lineWidth(0.9).strokeColor(COLORS.accent).stroke();
  writeFacts(sheet, facts, left, y + 11, half);
  if (mark.method !== 'API') {
    const x = left + half + 10;
    const box = { x, y: y + height - 76, width: PAGE.right - x - 14, height: 52 };
    drawMark(sheet, prepareMark(mark, name), box, name);
  }
  sheet.y += height + 10;
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
  drawAmounts(sheet, quote, quote.customer);
  if (quote.note !== null) flow(sheet, [{ text: quote.note, before: 10 }]);
  if (signed) {
    drawAcceptance(sheet, quote);
    return;
  }
  ensureRoom(sheet, 70);
  flow(sheet, [
    { text: translate('quoteClosing', { date: format.dateTime(quote.validUntil) }), before: 12 },
    { text: translate('regards'), before: 10 },
    { text: quote.operator.name, font: 'bold', before: 2 },
  ]);
}

// The quote and the accepted quote, which is the same letter with the acceptance below it.
import { drawAmounts } from './amounts.ts';
import type { PdfQuote, PdfSignedQuote } from './document.ts';
import { type Facts, factsHeight, writeFacts } from './facts.ts';
import { orderFacts, startLetter } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { COLORS, ensureRoom, flow, heading, PAGE, type Sheet } from './sheet.ts';
import { drawMark, prepareMark } from './signatures.ts';

function quoteFacts(sheet: Sheet, quote: PdfQuote | PdfSignedQuote): Facts {
  const { say, format } = sheet;
  return [
    [say('quoteNumber'), quote.quoteNumber],
    [say('version'), String(quote.version)],
    [say('date'), format.date(quote.createdAt)],
    [say('validUntil'), format.dateTime(quote.validUntil)],
    ...orderFacts(sheet, quote),
    [say('customerVatId'), quote.customer.vatId],
  ];
}

function drawAcceptance(sheet: Sheet, quote: PdfSignedQuote): void {
  const { say, format } = sheet;
  const { name, signedAt, mark } = quote.acceptance;
  const facts: Facts = [
    [say('acceptedBy'), name],
    [say('acceptedAt'), format.dateTime(signedAt)],
    [say('method'), say(mark.method)],
    [say('quoteNumber'), `${quote.quoteNumber} · ${say('version')} ${quote.version}`],
  ];
  const [left, half] = [PAGE.left + 12, PAGE.inner / 2];
  const height = Math.max(84, factsHeight(sheet, facts, half) + 22);
  heading(sheet, say('acceptance'), height);
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
  const { say, format } = sheet;
  startLetter(sheet, quote, title, quoteFacts(sheet, quote));
  const signed = quote.kind === 'SIGNED_QUOTE';
  if (signed)
    flow(sheet, [{ text: say('signedIntro', { time: format.dateTime(quote.acceptance.signedAt) }) }]);
  else flow(sheet, [{ text: say('greeting') }, { text: say('quoteIntro'), before: 6 }]);
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
    { text: say('quoteClosing', { date: format.dateTime(quote.validUntil) }), before: 12 },
    { text: say('regards'), before: 10 },
    { text: quote.operator.name, font: 'bold', before: 2 },
  ]);
}

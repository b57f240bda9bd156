// A letter about a damage case, as dispatch wrote it.
import type { PdfDamageLetter } from './document.ts';
import { startLetter } from './letterhead.ts';
import { flow, type Sheet } from './sheet.ts';

export function drawDamageLetter(sheet: Sheet, document: PdfDamageLetter): void {
  const { translate, format } = sheet;
  startLetter(sheet, document, document.subject, [
    [translate('reminderDate'), format.date(document.createdAt)],
    [translate('caseNumber'), document.caseNumber],
    [translate('order'), document.orderNumber],
    [translate('yourNumber'), document.yourNumber],
  ]);
  const paragraphs = document.text.split(/\n{2,}/).filter((text) => text.trim() !== '');
  flow(sheet, [
    { text: translate('reminderGreeting') },
    ...paragraphs.map((text) => ({ text, before: 8 })),
    { text: translate('regards'), before: 16 },
    { text: document.operator.name, before: 2 },
  ]);
}

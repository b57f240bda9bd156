// How to pay: the bank account, and a GiroCode for banking apps if there is an amount in euro.
import { giroCodeOf } from '../../model/invoices/giro-code.ts';
import type { PdfDocument } from './document.ts';
import { type Facts, factsHeight, writeFacts } from './facts.ts';
import { joined as joinedBy } from './place-lines.ts';
import { drawQrCode } from './qr-code.ts';
import {
  COLORS,
  ensureRoom,
  heightOf,
  layOutLines,
  MM,
  PAGE,
  type Piece,
  type Sheet,
  writeLines,
} from './sheet.ts';

interface Payment {
  operator: Pick<PdfDocument['operator'], 'name' | 'bank'>;
  currency: string;
  amountCents: number;
  references: readonly string[];
}

const joined = (parts: (string | null)[]) => joinedBy(parts, ', ');
const PADDING = 4 * MM;
const CODE_SIZE = 28 * MM;
const GAP = 5 * MM;

export function drawPaymentBox(sheet: Sheet, { operator, ...payment }: Payment): void {
  const { bank, name } = operator;
  if (bank === null) return;
  const { translate } = sheet;
  const code = giroCodeOf({ recipient: name, bank, ...payment });
  const facts: Facts = [
    [translate('accountHolder'), joined([name, bank.name])],
    [
      bank.bic ? `${translate('iban')}, ${translate('bic')}` : translate('iban'),
      joined([bank.iban, bank.bic]),
    ],
    [translate('paymentReference'), payment.references.join(' ')],
  ];
  const left = PAGE.left + PADDING + (code ? CODE_SIZE + GAP : 0);
  const width = PAGE.right - PADDING - left;
  const head: Piece[] = [
    { text: translate('scanTitle'), size: 10.5, font: 'bold' },
    { text: translate('scan'), size: 8.5, color: COLORS.muted },
  ];
  const lines = code ? layOutLines(sheet, head, width) : [];
  const headHeight = code ? heightOf(lines) + 5 : 0;
  const textHeight = headHeight + factsHeight(sheet, facts, width);
  const height = Math.max(code ? CODE_SIZE : 0, textHeight) + 2 * PADDING;
  ensureRoom(sheet, height + 8);
  const top = sheet.y + 8;
  sheet.doc
    .roundedRect(PAGE.left, top, PAGE.inner, height, 4)
    .lineWidth(0.6)
    .strokeColor(COLORS.rule)
    .stroke();
  if (code) drawQrCode(sheet, code, PAGE.left + PADDING, top + (height - CODE_SIZE) / 2, CODE_SIZE);
  const textTop = top + (height - textHeight) / 2;
  writeLines(sheet, lines, left, textTop, width);
  writeFacts(sheet, facts, left, textTop + headHeight, width);
  sheet.y = top + height;
}

// A price with its lines, VAT and sums, from the agreement or a quote.
import { findText } from '../../../shared/text/find-text.ts';
import { namesTexts } from '../../../shared/texts/generated/names.ts';
import { type PriceTexts, priceTexts } from '../../../shared/texts/generated/orders/price.ts';
import type { components } from '../api/paths/portal.ts';
import { type Language, useLanguage } from '../messages/language.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Fact, Facts } from '../ui/facts.tsx';
import { formatMoney, formatNumber } from '../ui/format.ts';
import { Money } from '../ui/money.tsx';
import { toCents } from './order-status.tsx';

export type PriceWithLines = components['schemas']['PriceWithLines'];
type Line = PriceWithLines['lines'][number];

function formatLine({ lines }: PriceTexts, language: Language, line: Line, currency: string): string {
  const { priceLines } = namesTexts[language];
  const { code, quantity, unitNet, description, percent } = line;
  if (code === 'DISTANCE') {
    return lines.DISTANCE({
      // As it is multiplied: rounded, the line would not come out.
      km: formatNumber(language, quantity, 'kilometer'),
      unit: formatMoney(language, toCents(unitNet), currency),
    });
  }
  if (code === 'BASE') return lines.BASE;
  const name = findText(priceLines, code ?? '') ?? description;
  if (code === 'REGISTRATION_FEE' || code === 'SHORT_TERM_PLATE_FEE') return lines.fee({ line: name });
  return percent === null
    ? name
    : lines.share({ line: name, percent: formatNumber(language, percent, 'percent') });
}

export function PriceFacts({ price }: { price: PriceWithLines }) {
  const texts = useTexts(priceTexts);
  const language = useLanguage();
  const { currency } = price;
  return (
    <Facts amounts>
      {price.lines.map((line) => (
        <Fact key={line.description} name={formatLine(texts, language, line, currency)}>
          <Money cents={toCents(line.net)} currency={currency} />
        </Fact>
      ))}
      <Fact name={texts.net} total>
        <Money cents={toCents(price.net)} currency={currency} />
      </Fact>
      <Fact name={texts.vat({ rate: formatNumber(language, price.vatRate) })}>
        <Money cents={toCents(price.vat)} currency={currency} />
      </Fact>
      <Fact name={texts.gross}>
        <strong>
          <Money cents={toCents(price.gross)} currency={currency} />
        </strong>
      </Fact>
    </Facts>
  );
}

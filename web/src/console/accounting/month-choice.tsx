import { accountingTexts } from '../../../../shared/texts/generated/console/accounting.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import fieldCss from '../../ui/field.module.css';
import { Select } from '../../ui/inputs.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { addMonths } from '../../ui/wall-time.ts';
import accountingCss from './accounting.module.css';

export function MonthChoice({
  month,
  onChoose,
}: {
  /** Undefined while it is loading. */
  month: string | undefined;
  onChoose: (month: string) => void;
}) {
  const texts = useTexts(accountingTexts);
  const language = useLanguage();
  return (
    <Select
      className={join(fieldCss.input, accountingCss.monthChoice)}
      aria-label={texts.month}
      value={month ?? ''}
      choices={monthsTo(month).map((one) => ({ value: one, label: nameOfMonth(language, one) }))}
      onChange={onChoose}
    />
  );
}

const SHOWN_MONTHS = 36;

/** The newest months first; a month of the address that is older or later is among them. */
function monthsTo(shown: string | undefined): string[] {
  const today = toLocal(new Date().toISOString());
  const months = Array.from({ length: SHOWN_MONTHS }, (_, back) => addMonths(today, -back).slice(0, 7));
  return [...new Set([...(shown ? [shown] : []), ...months])].sort().reverse();
}

export function nameOfMonth(language: string, month: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

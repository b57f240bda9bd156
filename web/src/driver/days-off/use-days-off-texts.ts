// The texts of days off in the driver's language.
import { type DaysOffTexts, daysOffTexts } from '../../../../shared/texts/generated/driver/days-off.ts';
import { useAppTexts } from '../../messages/use-texts.ts';

export function useDaysOffTexts(): DaysOffTexts {
  return useAppTexts(daysOffTexts);
}

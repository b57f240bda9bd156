// The app's texts in the driver's language.
import { type AppTexts, appTexts } from '../../../shared/texts/generated/driver/app.ts';
import { useAppTexts } from '../messages/use-texts.ts';

const CATALOGS = appTexts;

export function useDriverTexts(): AppTexts {
  return useAppTexts(CATALOGS);
}

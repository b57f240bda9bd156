// The texts of the pages of orders, together with the names and the history that the portal shows, too.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { ordersTexts } from '../../../../shared/texts/generated/console/orders.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { historyTexts } from '../../../../shared/texts/generated/orders/history.ts';

export const dispatchTexts = eachLanguage((language) => ({
  statuses: namesTexts[language].statuses,
  kinds: namesTexts[language].kinds,
  ...ordersTexts[language],
  history: historyTexts[language],
}));

export type DispatchTexts = (typeof dispatchTexts)['en'];

// The texts of the pages of orders, together with those that the console shows, too.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { changingTexts } from '../../../../shared/texts/generated/orders/changing.ts';
import { historyTexts } from '../../../../shared/texts/generated/orders/history.ts';
import { priceTexts } from '../../../../shared/texts/generated/orders/price.ts';
import { ordersTexts } from '../../../../shared/texts/generated/portal/orders.ts';

export const customerOrderTexts = eachLanguage((language) => ({
  statuses: namesTexts[language].statuses,
  kinds: namesTexts[language].kinds,
  transports: namesTexts[language].transports,
  ...historyTexts[language],
  ...ordersTexts[language],
  ...priceTexts[language],
  ...changingTexts[language],
}));

export type CustomerOrderTexts = (typeof customerOrderTexts)['en'];

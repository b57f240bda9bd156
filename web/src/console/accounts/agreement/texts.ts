// The texts of agreements, together with the names of transports, vehicles, extras and expenses.
import { eachLanguage } from '../../../../../shared/text/each-language.ts';
import { agreementTexts as ownTexts } from '../../../../../shared/texts/generated/console/accounts/agreement.ts';
import { drivingTexts } from '../../../../../shared/texts/generated/names/driving.ts';
import { namesTexts } from '../../../../../shared/texts/generated/names.ts';

export const agreementTexts = eachLanguage((language) => {
  const own = ownTexts[language];
  const { transports, vehicleTypes, priceLines } = namesTexts[language];
  const { extras, expenses } = drivingTexts[language];
  return {
    ...own,
    transport: transports,
    vehicles: vehicleTypes,
    priceLines,
    extras: { ...own.extras, kinds: { ...extras, ...own.extras.kinds }, expenseKinds: expenses },
  };
});

export type AgreementTexts = (typeof agreementTexts)['en'];

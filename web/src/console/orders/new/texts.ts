// The texts of the order form for dispatch: those of the customers' form, except where dispatch needs others.
import { eachLanguage } from '../../../../../shared/text/each-language.ts';
import { newTexts as ownTexts } from '../../../../../shared/texts/generated/console/orders/new.ts';
import { newTexts as formTexts } from '../../../orders/new/texts.ts';

export const dispatchOrderTexts = eachLanguage((language) => {
  const form = formTexts[language];
  const own = ownTexts[language];
  return {
    ...form,
    ...own,
    notPossible: { ...form.notPossible, ...own.notPossible },
    price: { ...form.price, ...own.price },
  };
});

// The texts of the form for its user: the customer, or dispatch who fills it in for a customer.
import { createContext, useContext } from 'react';
import type { Language } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { type NewTexts, newTexts } from './texts.ts';

const Texts = createContext<Record<Language, NewTexts>>(newTexts);

/** Replaces the customer's texts with those for dispatch. */
export const NewOrderTextsProvider = Texts.Provider;

export function useNewOrderTexts(): NewTexts {
  return useTexts(useContext(Texts));
}

// The words of the form for whoever fills it in: the customer, or dispatch on the phone with one.
import { createContext, useContext } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { de } from './de.ts';
import { en, type NewOrderWords } from './en.ts';

const Words = createContext<{ en: NewOrderWords; de: NewOrderWords }>({ en, de });

/** Around a form of others than the customer. */
export const NewOrderWordsProvider = Words.Provider;

export function useNewOrderWords(): NewOrderWords {
  return useWords(useContext(Words));
}

// The words of the form for its user: the customer, or dispatch who fills it in for a customer.
import { createContext, useContext } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { de } from './de.ts';
import { en, type NewOrderWords } from './en.ts';

const Words = createContext<{ en: NewOrderWords; de: NewOrderWords }>({ en, de });

/** Replaces the customer's words with those for dispatch. */
export const NewOrderWordsProvider = Words.Provider;

export function useNewOrderWords(): NewOrderWords {
  return useWords(useContext(Words));
}

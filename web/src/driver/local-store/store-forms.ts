// Keeps what is entered in a form until it is saved, so that a closed sheet or app loses nothing.
import { inDatabase } from './database.ts';
import type { State, StoredForm } from './records.ts';

export function readForm(key: string): Promise<StoredForm | undefined> {
  return inDatabase('readonly', ['state'], async (transaction) => {
    return (await transaction.get<State['forms']>('state', 'forms'))?.[key];
  });
}

export async function keepForm(key: string, form: Omit<StoredForm, 'savedAt'>): Promise<StoredForm> {
  const stored = { ...form, savedAt: new Date().toISOString() };
  await change((forms) => ({ ...forms, [key]: stored }));
  return stored;
}

export function dropForm(key: string): Promise<void> {
  return change(({ [key]: _, ...others }) => others);
}

async function change(act: (forms: State['forms']) => State['forms']): Promise<void> {
  await inDatabase('readwrite', ['state'], async (transaction) => {
    const forms = (await transaction.get<State['forms']>('state', 'forms')) ?? {};
    await transaction.put('state', act(forms), 'forms');
  });
}

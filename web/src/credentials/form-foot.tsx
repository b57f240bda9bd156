// The foot of the credential forms, with a note that the change is recorded.
import { useWords } from '../messages/use-words.ts';
import { FormActions } from '../ui/inputs.tsx';
import { de } from './de.ts';
import { en } from './en.ts';

export function FormFoot({ submit }: { submit: string }) {
  const words = useWords({ en, de });
  return <FormActions submit={submit}>{words.recorded}</FormActions>;
}

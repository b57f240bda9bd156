// The foot of the credential forms, with a note that the change is recorded.
import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { useTexts } from '../messages/use-texts.ts';
import { FormActions } from '../ui/inputs.tsx';

export function FormFoot({ submit }: { submit: string }) {
  const texts = useTexts(credentialsTexts);
  return <FormActions submit={submit}>{texts.recorded}</FormActions>;
}

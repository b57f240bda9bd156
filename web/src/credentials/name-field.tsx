import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { useTexts } from '../messages/use-texts.ts';
import { TextField } from '../ui/inputs.tsx';

export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const texts = useTexts(credentialsTexts);
  return (
    <TextField
      name="name"
      label={texts.name}
      hint={texts.nameHint}
      maxLength={100}
      value={value}
      onChange={onChange}
    />
  );
}

import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { useTexts } from '../messages/use-texts.ts';
import { TextField } from '../ui/inputs.tsx';

export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const words = useTexts(credentialsTexts);
  return (
    <TextField
      name="name"
      label={words.name}
      hint={words.nameHint}
      maxLength={100}
      value={value}
      onChange={onChange}
    />
  );
}

import { useWords } from '../messages/use-words.ts';
import { TextField } from '../ui/inputs.tsx';
import { de } from './de.ts';
import { en } from './en.ts';

export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const words = useWords({ en, de });
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

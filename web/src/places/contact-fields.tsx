// The contacts of a place: as many as needed, the first one is filled in when ordering.
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTexts } from '../messages/use-texts.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/inputs.tsx';
import { Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { type ContactDraft, EMPTY_CONTACT } from './place-draft.ts';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

const MAX_CONTACTS = 20;

export function ContactFields({
  contacts,
  onChange,
}: {
  contacts: readonly ContactDraft[];
  onChange: (contacts: ContactDraft[]) => void;
}) {
  const texts = useTexts(placesTexts).contacts;
  const set = (at: number, changed: Partial<ContactDraft>) =>
    onChange(contacts.map((contact, i) => (i === at ? { ...contact, ...changed } : contact)));
  return (
    <Stack as="fieldset" gap="2-5" className={placesCss.group} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {contacts.length === 0 && <Text tone="muted">{texts.none}</Text>}
      {contacts.map((contact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no id, and their order does not change.
        <div key={i} className={placesCss.contact}>
          {(['name', 'phone', 'email'] as const).map((part) => (
            <TextField
              key={part}
              name={`contacts[${i}].${part}`}
              label={texts.columns[part]}
              aria-label={texts[part]({ number: i + 1 })}
              type={part === 'phone' ? 'tel' : part === 'email' ? 'email' : 'text'}
              value={contact[part]}
              onChange={(value) => set(i, { [part]: value })}
            />
          ))}
          <IconButton
            label={texts.remove({ number: i + 1 })}
            onClick={() => onChange(contacts.filter((_, at) => at !== i))}
          >
            <IconX size={16} />
          </IconButton>
        </div>
      ))}
      {contacts.length < MAX_CONTACTS && (
        <div>
          <Button small icon={<IconPlus />} onClick={() => onChange([...contacts, EMPTY_CONTACT])}>
            {texts.add}
          </Button>
        </div>
      )}
    </Stack>
  );
}

// Addresses of recent orders that are not in the address book, each with a button that fills the form.
import { IconPlus } from '@tabler/icons-react';
import { formatAddressLine } from '../../../shared/addresses/address-line.ts';
import { useCall } from '../api/use-call.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Row, Section } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { useOwnAddressBook } from './address-book.ts';
import { draftOfSuggestion } from './place-draft.ts';
import type { EditedPlace } from './place-form.tsx';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

const SHOWN = 5;

export function Suggestions({ onEdit }: { onEdit: (edited: EditedPlace) => void }) {
  const texts = useTexts(placesTexts).suggestions;
  const book = useOwnAddressBook();
  const { data } = useCall([...book.key, 'places', 'suggestions'], (signal) => book.suggestions(signal), {
    enabled: book.mayChange,
  });
  if (!data || data.length === 0) return null;
  return (
    <Section title={texts.title} className={placesCss.suggestions}>
      <Text as="p" tone="muted" size="table">
        {texts.text}
      </Text>
      <ul>
        {data.slice(0, SHOWN).map((suggested) => {
          const draft = draftOfSuggestion(suggested);
          return (
            <Row as="li" key={`${suggested.street} ${suggested.postalCode}`} gap="3" justify="between">
              <span>
                {suggested.company && <strong>{suggested.company} </strong>}
                {formatAddressLine(suggested)}{' '}
                <Text tone="muted">{texts.uses({ count: suggested.uses })}</Text>
              </span>
              <Button
                small
                icon={<IconPlus />}
                aria-label={texts.saveNamed({ name: draft.name })}
                onClick={() => onEdit({ place: null, draft })}
              >
                {texts.save}
              </Button>
            </Row>
          );
        })}
      </ul>
    </Section>
  );
}

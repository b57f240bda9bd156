// Exports and erases what is stored about a person: first a preview, with a decision for everything that is open.
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { Form } from '../../ui/field.tsx';
import { SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Text } from '../../ui/text.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type Preview = components['schemas']['ErasurePreview'];

const personOf = ({ email, phone }: { email: string; phone: string }) => ({
  email: email.trim() || null,
  phone: phone.trim() || null,
});

export function PeoplePage() {
  const all = useTexts(settingsTexts);
  const texts = all.people;
  const [given, setGiven] = useState({ email: '', phone: '' });
  const person = personOf(given);
  const previewing = useChange(() => operations.POST('/personal-data/erasure-preview', { body: person }));
  const exporting = useChange(() => operations.POST('/personal-data/export', { body: person }), {
    onDone: (data) => saveFile(new Blob([JSON.stringify(data, null, 2)]), 'personal-data.json'),
  });
  const wire = wireTo(given, (changed) => {
    setGiven(changed);
    previewing.reset();
  });
  return (
    <>
      <PageHead title={all.title} meta={<span>{texts.sentence}</span>} />
      <SettingsFrame>
        <Stack gap="2">
          <Form
            label={all.pages.people}
            change={exporting.error ? exporting : previewing}
            names={{ email: texts.email, phone: texts.phone }}
            onSubmit={() => previewing.mutate()}
          >
            <TextField name="email" label={texts.email} type="email" {...wire('email')} />
            <TextField name="phone" label={texts.phone} type="tel" {...wire('phone')} />
            <Row>
              <Button type="submit" icon={<IconSearch />} busy={previewing.isPending}>
                {texts.preview}
              </Button>
              <Button icon={<IconDownload />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
                {texts.export}
              </Button>
            </Row>
          </Form>
          {previewing.data && (
            <Erasure
              key={previewing.data.confirmation}
              preview={previewing.data}
              person={person}
              onChanged={() => previewing.mutate()}
            />
          )}
        </Stack>
      </SettingsFrame>
    </>
  );
}

const RECORDS = ['orders', 'drivers', 'users', 'places', 'mails'] as const;

function Erasure({
  preview,
  person,
  onChanged,
}: {
  preview: Preview;
  person: ReturnType<typeof personOf>;
  onChanged: () => void;
}) {
  const { people: texts } = useTexts(settingsTexts);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [isAsking, setIsAsking] = useState(false);
  const { confirmation } = preview;
  // The first choice is the safest.
  const open = preview.open.map(({ kind, id, choices }) => ({ kind, id, choice: chosen[id] ?? choices[0]! }));
  const erasing = useChange(
    () => operations.POST('/personal-data/erase', { body: { ...person, confirmation, open } }),
    { onDone: () => setIsAsking(false) },
  );
  const textCount = Object.values(preview.texts).reduce((sum, count) => sum + count, 0);
  const total = RECORDS.reduce((sum, name) => sum + preview[name], textCount);
  if (erasing.data) return <Notice tone="good" title={texts.done} />;
  return (
    <>
      <FactGroup title={texts.erases}>
        <Facts>
          {RECORDS.map((name) => (
            <Fact key={name} name={texts.records[name]}>
              {preview[name]}
            </Fact>
          ))}
          <Fact name={texts.records.texts}>{textCount}</Fact>
        </Facts>
      </FactGroup>
      {preview.people.length > 0 && (
        <FactGroup title={texts.touched}>
          {preview.people.map((one) => (
            <Text as="p" key={JSON.stringify(one)} tone={one.requested ? undefined : 'muted'}>
              {[one.name, one.phone, one.email].filter(Boolean).join(', ')}
              {!one.requested && ` (${texts.alsoTouched})`}
            </Text>
          ))}
        </FactGroup>
      )}
      {preview.open.length > 0 && (
        <FactGroup title={texts.open}>
          {preview.open.map(({ kind, id, number, choices }) => (
            <SelectField
              key={id}
              name={`open.${id}`}
              label={`${findText(texts.kinds, kind) ?? kind} ${number ?? ''}`}
              value={chosen[id] ?? choices[0]!}
              choices={choices.map((value) => ({ value, label: findText(texts.choices, value) ?? value }))}
              onChange={(value) => setChosen({ ...chosen, [id]: value })}
            />
          ))}
        </FactGroup>
      )}
      <div>
        <Button disabled={total === 0 && open.length === 0} onClick={() => setIsAsking(true)}>
          {texts.erase}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.confirmTitle}
          confirm={texts.confirm}
          keep={texts.keep}
          change={erasing}
          onConfirm={() => erasing.mutate()}
          onClose={() => {
            setIsAsking(false);
            if (erasing.error) onChanged();
          }}
        >
          {texts.confirmText({ count: total, who: person.email ?? person.phone ?? '' })}
        </ConfirmDialog>
      )}
    </>
  );
}

// Records the last day of each licence; a kind without a day, and not marked as without an end, is not recorded.
import { useState } from 'react';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { namesTexts } from '../../../../../shared/texts/generated/names.ts';
import { operations } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, Switch } from '../../../ui/field.tsx';
import { FormActions } from '../../../ui/inputs.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useRefreshDrivers } from '../drivers-queries.ts';
import css from './driver-page.module.css';
import type { DriverPageData, Licence } from './driver-page-queries.ts';

type Kind = Licence['kind'];

const LICENCE_KINDS: readonly Kind[] = [
  'DRIVING_LICENCE',
  'LICENCE_CHECK',
  'QUALIFICATION',
  'DRIVER_CARD',
  'ELECTRIC',
];

type Drafts = Record<Kind, { validUntil: string; isUnlimited: boolean }>;

function draftsOf(licences: readonly Licence[]): Drafts {
  const entries = LICENCE_KINDS.map((kind) => {
    const found = licences.find((one) => one.kind === kind);
    return [kind, { validUntil: found?.validUntil ?? '', isUnlimited: found?.validUntil === null }];
  });
  return Object.fromEntries(entries) as Drafts;
}

function licencesOf(drafts: Drafts): Licence[] {
  return LICENCE_KINDS.flatMap((kind): Licence[] => {
    const { validUntil, isUnlimited } = drafts[kind];
    if (isUnlimited) return [{ kind, validUntil: null }];
    return validUntil === '' ? [] : [{ kind, validUntil }];
  });
}

export function LicencesDialog({
  page: { driver, licences },
  onClose,
}: {
  page: DriverPageData;
  onClose: () => void;
}) {
  const texts = useTexts(driverPageTexts).licences;
  const { licenceKinds } = useTexts(namesTexts);
  const [drafts, setDrafts] = useState(() => draftsOf(licences));
  const refresh = useRefreshDrivers();
  const saving = useChange(
    () =>
      operations.PATCH('/drivers/{id}/availability', {
        params: { path: { id: driver.id } },
        body: { licences: licencesOf(drafts) },
      }),
    {
      onDone: () => {
        toast(texts.saved);
        onClose();
        return refresh();
      },
    },
  );
  const set = (kind: Kind, change: Partial<Drafts[Kind]>) =>
    setDrafts({ ...drafts, [kind]: { ...drafts[kind], ...change } });
  const sent = licencesOf(drafts).map(({ kind }) => kind);
  const nameOf = (kind: Kind) => `licences[${sent.indexOf(kind)}].validUntil`;
  return (
    <Dialog open title={texts.form({ name: driver.name })} sentence={texts.formText} onClose={onClose}>
      <Form
        label={texts.form({ name: driver.name })}
        change={saving}
        names={Object.fromEntries(sent.map((kind) => [nameOf(kind), licenceKinds[kind]]))}
        onSubmit={() => saving.mutate()}
      >
        <Stack gap="4">
          {LICENCE_KINDS.map((kind) => (
            <div key={kind} className={css.licence}>
              {drafts[kind].isUnlimited ? (
                <strong>{licenceKinds[kind]}</strong>
              ) : (
                <DateField
                  name={nameOf(kind)}
                  label={licenceKinds[kind]}
                  hint={texts.kindHint[kind]}
                  optional
                  value={drafts[kind].validUntil}
                  onChange={(validUntil) => set(kind, { validUntil })}
                />
              )}
              <Switch
                label={texts.unlimited({ licence: licenceKinds[kind] })}
                checked={drafts[kind].isUnlimited}
                onChange={(isUnlimited) => set(kind, { isUnlimited })}
              />
            </div>
          ))}
        </Stack>
        <FormActions submit={texts.save} />
      </Form>
    </Dialog>
  );
}

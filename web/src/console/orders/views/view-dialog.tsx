// Names a view and says whether everybody sees it.
import { useState } from 'react';
import { viewsTexts } from '../../../../../shared/texts/generated/console/orders/views.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, Switch } from '../../../ui/field.tsx';
import { FormActions, TextField } from '../../../ui/inputs.tsx';
import { Text } from '../../../ui/text.tsx';
import type { SavedView } from './view-filter.ts';
import { useSaveView } from './view-queries.ts';

export function ViewDialog({
  view,
  filter,
  onClose,
  onSaved,
}: {
  /** Null for a new one. */
  view: SavedView | null;
  filter: SavedView['filter'];
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}) {
  const texts = useTexts(viewsTexts);
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const saving = useSaveView(view?.id ?? null);
  const title = view ? texts.change : texts.title;
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        change={saving}
        names={{ name: texts.name }}
        onSubmit={() =>
          saving.mutate(
            { name: name.trim(), shared, ...(view === null && { filter }) },
            { onSuccess: onSaved },
          )
        }
      >
        <TextField
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <Switch label={texts.share} checked={shared} onChange={setShared} />
        <Text as="p" tone="muted">
          {texts.shareHint}
        </Text>
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}

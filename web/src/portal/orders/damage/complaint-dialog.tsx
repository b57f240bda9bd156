// The customer's report of a damage: what happened, which parts, and photos.
import { useState } from 'react';
import { damageTexts as ordersDamageTexts } from '../../../../../shared/texts/generated/orders/damage.ts';
import { damageTexts } from '../../../../../shared/texts/generated/portal/orders/damage.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import {
  type DamageDraft,
  DamagesField,
  newDamageDraft,
  toDamageInput,
} from '../../../orders/damage/damages-field.tsx';
import { PhotoPicker } from '../../../orders/damage/photo-picker.tsx';
import { toast } from '../../../ui/announce.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { FormActions, TextAreaField } from '../../../ui/inputs.tsx';
import { useComplain } from './damage-queries.ts';

export function ComplaintDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const texts = useTexts(damageTexts).dialog;
  const shared = useTexts(ordersDamageTexts);
  const [description, setDescription] = useState('');
  const [damages, setDamages] = useState<DamageDraft[]>(() => [newDamageDraft()]);
  const [files, setFiles] = useState<File[]>([]);
  const complaining = useComplain(orderId, (number, hasAllPhotos) => {
    onClose();
    if (hasAllPhotos) toast(texts.done({ number }));
    else toast(texts.photosFailed, 'alert');
  });
  const named = damages.map((_, index) => [`damages[${index}].description`, shared.description]);
  return (
    <Dialog open wide title={texts.title} sentence={texts.text} onClose={onClose}>
      <Form
        label={texts.title}
        change={complaining}
        names={{ description: texts.description, ...Object.fromEntries(named) }}
        onSubmit={() =>
          complaining.mutate({ description: description.trim(), damages: damages.map(toDamageInput), files })
        }
      >
        <TextAreaField
          name="description"
          label={texts.description}
          hint={texts.hint}
          rows={3}
          maxLength={2000}
          value={description}
          onChange={setDescription}
        />
        <DamagesField damages={damages} onChange={setDamages} />
        <PhotoPicker files={files} onChange={setFiles} />
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}

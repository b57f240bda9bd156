// Extends a quote: the same offer as a new version with a new PDF, mail and link that show the new end.
import { useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { DateTimeField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/format.ts';
import { FormActions } from '../../ui/inputs.tsx';
import { useNearTime } from './cells.tsx';
import { fromField, toField } from './draft.ts';
import { type QuoteVersion, useExtend } from './queries.ts';
import { requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';

interface Props {
  id: string;
  /** The version that the customer can accept now. */
  version: QuoteVersion;
  /** The address of the mail; null if the customer has none. */
  recipient: string | null;
  onClose: () => void;
}

export function ExtendDialog({ open, ...props }: Props & { open: boolean }) {
  const texts = useTexts(requestsTexts).extend;
  return (
    <Dialog open={open} title={texts.title} onClose={props.onClose}>
      <Extend {...props} />
    </Dialog>
  );
}

const WEEK_DAYS = 7;

function Extend({ id, version, recipient, onClose }: Props) {
  const texts = useTexts(requestsTexts).extend;
  const language = useLanguage();
  const [until, setUntil] = useState(() => {
    const end = new Date(version.validUntil);
    end.setDate(end.getDate() + WEEK_DAYS);
    return toField(end);
  });
  const present = useNearTime(version.validUntil);
  const extending = useExtend(id, () => {
    toast(texts.done);
    onClose();
  });
  return (
    <Form
      label={texts.title}
      change={extending}
      names={{ validUntil: texts.until }}
      onSubmit={() => {
        const validUntil = fromField(until);
        if (validUntil) extending.mutate({ validUntil, seenVersion: version.version });
      }}
    >
      <p>{texts.text({ next: version.version + 1, now: version.version })}</p>
      <DateTimeField
        name="validUntil"
        label={texts.until}
        hint={texts.present({ when: present })}
        value={until}
        onChange={setUntil}
      />
      <FormActions
        submit={texts.submit({
          net: formatMoney(language, centsOf(version.net), version.currency),
          recipient: recipient || null,
        })}
      />
    </Form>
  );
}

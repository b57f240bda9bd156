// Imports an endpoint of the older format, which keeps its URL, secret and format.

import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { DateTimeField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { toInstant } from '../../ui/local-time.ts';
import { Text } from '../../ui/text.tsx';
import accountsCss from './accounts.module.css';
import { type Endpoint, useRefreshAccountPart } from './queries.ts';

const LAST_OLDER_DAY = '2026-09-22T12:00';
const OLDER_EVENTS = [
  'order.status_changed',
  'order.updated',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'protocol.pickup.submitted',
  'protocol.delivery.submitted',
] as const;
type OlderEvent = (typeof OLDER_EVENTS)[number];

export function ImportEndpoint({ id, onClose }: { id: string; onClose: () => void }) {
  const { endpoints: texts, credentials } = useTexts(accountsTexts);
  const refreshPart = useRefreshAccountPart();
  const [fields, setFields] = useState({
    url: '',
    environment: 'production' as Endpoint['environment'],
    secret: '',
    events: [...OLDER_EVENTS] as OlderEvent[],
    createdAt: LAST_OLDER_DAY,
  });
  const wire = wireTo(fields, setFields);
  const importing = useChange(
    () => {
      const createdAt = toInstant(fields.createdAt) ?? '';
      const body = { ...fields, createdAt };
      return operations.POST('/accounts/{id}/webhook-endpoints/import', { params: { path: { id } }, body });
    },
    {
      onDone: async () => {
        toast(texts.imported);
        onClose();
        await refreshPart();
      },
    },
  );
  return (
    <Form
      label={texts.importOlder}
      change={importing}
      names={{
        url: texts.url,
        environment: texts.environment,
        secret: texts.secret,
        events: texts.events,
        createdAt: texts.createdAt,
      }}
      onSubmit={() => importing.mutate()}
    >
      <TextField name="url" label={texts.url} type="url" placeholder="https://" {...wire('url')} />
      <SelectField
        name="environment"
        label={texts.environment}
        choices={choicesOf(credentials.environments)}
        {...wire('environment')}
      />
      <TextField name="secret" label={texts.secret} hint={texts.secretHint} {...wire('secret')} />
      <Stack as="fieldset" gap="3-5" size="table" className={accountsCss.partyFields}>
        <legend>{texts.events}</legend>
        {OLDER_EVENTS.map((event) => (
          <Row as="label" gap="2-5" align="start" size="table" key={event} className={accountsCss.checkLine}>
            <input
              type="checkbox"
              checked={fields.events.includes(event)}
              onChange={({ target: { checked } }) =>
                wire('events').onChange(
                  OLDER_EVENTS.filter((one) => (one === event ? checked : fields.events.includes(one))),
                )
              }
            />
            <Text mono>{event}</Text>
          </Row>
        ))}
      </Stack>
      <DateTimeField name="createdAt" label={texts.createdAt} yearlessDay="nearest" {...wire('createdAt')} />
      <FormActions submit={texts.importConfirm} />
    </Form>
  );
}

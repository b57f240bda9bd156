// Imports an endpoint of the older format, which keeps its URL, secret and format.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { DateTimeField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { toInstant } from '../../ui/local-time.ts';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
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
  const { endpoints: words, credentials } = useTexts(accountsTexts);
  const refreshPart = useRefreshAccountPart();
  const [fields, setFields] = useState({
    url: '',
    environment: 'production' as Endpoint['environment'],
    secret: '',
    events: [...OLDER_EVENTS] as OlderEvent[],
    createdAt: LAST_OLDER_DAY,
  });
  const wire = wireTo(fields, setFields);
  const importing = useMutation({
    mutationFn: () => {
      const createdAt = toInstant(fields.createdAt) ?? '';
      const body = { ...fields, createdAt };
      return operations.POST('/accounts/{id}/webhook-endpoints/import', { params: { path: { id } }, body });
    },
    onSuccess: async () => {
      toast(words.imported);
      onClose();
      await refreshPart();
    },
  });
  const error = importing.error instanceof ApiError ? importing.error : null;
  return (
    <Form
      label={words.importOlder}
      errors={error?.fields ?? []}
      names={{
        url: words.url,
        environment: words.environment,
        secret: words.secret,
        events: words.events,
        createdAt: words.createdAt,
      }}
      onSubmit={() => importing.mutate()}
    >
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField name="url" label={words.url} type="url" placeholder="https://" {...wire('url')} />
      <SelectField
        name="environment"
        label={words.environment}
        choices={choicesOf(credentials.environments)}
        {...wire('environment')}
      />
      <TextField name="secret" label={words.secret} hint={words.secretHint} {...wire('secret')} />
      <Stack as="fieldset" gap="3-5" size="table" className={accountsCss.partyFields}>
        <legend>{words.events}</legend>
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
            <span className={textCss.mono}>{event}</span>
          </Row>
        ))}
      </Stack>
      <DateTimeField name="createdAt" label={words.createdAt} yearlessDay="nearest" {...wire('createdAt')} />
      <FormActions submit={words.importConfirm} busy={importing.isPending} />
    </Form>
  );
}

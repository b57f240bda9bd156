// Adds an endpoint of API v1 to an account, with the same choices as in the portal.
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { codeOf } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import type { ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { ALL_EVENTS, EventPicker } from '../../webhooks/event-picker.tsx';
import { type Endpoint, useRefreshAccountPart } from './queries.ts';

export function AddEndpoint({ id, onDone }: { id: string; onDone: (secret: ShownSecret) => void }) {
  const { endpoints: texts, credentials } = useTexts(accountsTexts);
  const refreshPart = useRefreshAccountPart();
  const [fields, setFields] = useState({
    url: '',
    environment: 'production' as Endpoint['environment'],
    description: '',
    events: [...ALL_EVENTS],
  });
  const wire = wireTo(fields, setFields);
  const adding = useChange(
    () =>
      operations.POST('/accounts/{id}/webhook-endpoints', {
        params: { path: { id } },
        body: {
          ...fields,
          url: fields.url.trim(),
          description: fields.description.trim() || null,
          events: fields.events as never,
        },
      }),
    {
      onDone: async (made) => {
        await refreshPart();
        onDone({ ...made, endpointId: made.id, how: 'created' });
      },
    },
  );
  const { error } = adding;
  const refusedUrl =
    error && codeOf(error) === 'INVALID_WEBHOOK_URL'
      ? [{ field: 'url', code: 'invalid_value', message: error.message }]
      : [];
  return (
    <Form
      label={texts.add}
      change={adding}
      found={refusedUrl}
      names={{
        url: texts.url,
        environment: texts.environment,
        description: texts.description,
        events: texts.events,
      }}
      onSubmit={() => adding.mutate()}
    >
      <TextField
        name="url"
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        placeholder="https://"
        {...wire('url')}
      />
      <SelectField
        name="environment"
        label={texts.environment}
        choices={choicesOf(credentials.environments)}
        {...wire('environment')}
      />
      <TextField name="description" label={texts.description} optional {...wire('description')} />
      <EventPicker format="" {...wire('events')} />
      <FormActions submit={texts.addConfirm} />
    </Form>
  );
}

// Adds an endpoint of API v1 to an account, with the same choices as in the portal.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import type { ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { ALL_EVENTS, EventPicker } from '../../webhooks/event-picker.tsx';
import { type Endpoint, useRefreshAccountPart } from './queries.ts';

export function AddEndpoint({ id, onDone }: { id: string; onDone: (secret: ShownSecret) => void }) {
  const { endpoints: words, credentials } = useTexts(accountsTexts);
  const refreshPart = useRefreshAccountPart();
  const [fields, setFields] = useState({
    url: '',
    environment: 'production' as Endpoint['environment'],
    description: '',
    events: [...ALL_EVENTS],
  });
  const wire = wireTo(fields, setFields);
  const adding = useMutation({
    mutationFn: async () => {
      const body = {
        ...fields,
        url: fields.url.trim(),
        description: fields.description.trim() || null,
        events: fields.events as never,
      };
      const call = { params: { path: { id } }, body };
      return (await operations.POST('/accounts/{id}/webhook-endpoints', call)).data!;
    },
    onSuccess: async (made) => {
      await refreshPart();
      onDone({ ...made, endpointId: made.id, how: 'created' });
    },
  });
  const error = adding.error instanceof ApiError ? adding.error : null;
  const errors =
    error?.code === 'INVALID_WEBHOOK_URL'
      ? [{ field: 'url', code: 'invalid_value', message: error.message }]
      : (error?.fields ?? []);
  return (
    <Form
      label={words.add}
      errors={errors}
      names={{
        url: words.url,
        environment: words.environment,
        description: words.description,
        events: words.events,
      }}
      onSubmit={() => adding.mutate()}
    >
      {error && errors.length === 0 && <ErrorState error={error} />}
      <TextField
        name="url"
        label={words.url}
        hint={words.urlHint}
        type="url"
        placeholder="https://"
        {...wire('url')}
      />
      <SelectField
        name="environment"
        label={words.environment}
        choices={choicesOf(credentials.environments)}
        {...wire('environment')}
      />
      <TextField name="description" label={words.description} optional {...wire('description')} />
      <EventPicker format="" {...wire('events')} />
      <FormActions submit={words.addConfirm} busy={adding.isPending} />
    </Form>
  );
}

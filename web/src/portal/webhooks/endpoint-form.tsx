// Adds or changes an endpoint: the address, checked while the user types, the description and the events.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../../shared/errors/page-error-sentence.ts';
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { ApiError } from '../../api/api-error.ts';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { Marked } from '../../ui/status.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { ALL_EVENTS, EventPicker, subscribedOf } from '../../webhooks/event-picker.tsx';
import { usePortal } from '../session.tsx';
import { describeFailure, type Endpoint } from './endpoints.ts';
import webhooksCss from './webhooks.module.css';

const ADDRESS_CHECK_DELAY_MS = 500;

export function EndpointForm({
  endpoint,
  onDone,
}: {
  /** Omitted for a new endpoint. */
  endpoint?: Endpoint;
  onDone: (secret: ShownSecret | null) => void;
}) {
  const words = useTexts(pagesTexts);
  const { environment } = usePortal();
  const queries = useQueryClient();
  const [fields, setFields] = useState({
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    events: endpoint ? subscribedOf(endpoint) : [...ALL_EVENTS],
  });
  const wire = wireTo(fields, setFields);
  const saving = useMutation({
    mutationFn: async (): Promise<ShownSecret | null> => {
      const body = {
        url: fields.url.trim(),
        events: fields.events as never,
        description: fields.description.trim() || null,
      };
      if (endpoint) {
        const params = { path: { environment, id: endpoint.id } };
        await portal.PATCH('/{environment}/webhook-endpoints/{id}', { params, body });
        return null;
      }
      const params = { path: { environment } };
      const made = (await portal.POST('/{environment}/webhook-endpoints', { params, body })).data!;
      return { ...made, endpointId: made.id, how: 'created' };
    },
    onSuccess: async (secret) => {
      await queries.invalidateQueries({ queryKey: [environment, 'webhook-endpoints'] });
      onDone(secret);
    },
  });
  const error = saving.error instanceof ApiError ? saving.error : null;
  const errors =
    error?.code === 'INVALID_WEBHOOK_URL'
      ? [{ field: 'url', code: 'invalid_value', message: error.message }]
      : (error?.fields ?? []);
  const { form } = words;
  return (
    <Form
      label={endpoint ? form.changeTitle : form.addTitle}
      errors={errors}
      names={{ url: form.url, events: form.events, description: form.description }}
      onSubmit={() => saving.mutate()}
    >
      {error && errors.length === 0 && <ErrorState error={error} />}
      <TextField
        name="url"
        label={form.url}
        hint={form.urlHint}
        type="url"
        placeholder="https://"
        {...wire('url')}
      />
      <AddressCheck url={fields.url.trim()} />
      <TextField
        name="description"
        label={form.description}
        hint={form.descriptionHint}
        optional
        {...wire('description')}
      />
      <EventPicker format={endpoint?.format ?? ''} {...wire('events')} />
      <FormActions submit={endpoint ? form.save : form.create} busy={saving.isPending} />
    </Form>
  );
}

/** The result of checking the address, updated while the user types. */
function AddressCheck({ url }: { url: string }) {
  const words = useTexts(pagesTexts);
  const { environment } = usePortal();
  const settled = useDebounced(url, ADDRESS_CHECK_DELAY_MS);
  const look = useQuery({
    queryKey: [environment, 'address', settled],
    enabled: settled.length > 'https://'.length,
    staleTime: 10_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { path: { environment } };
      const body = { url: settled };
      const address = '/{environment}/webhook-endpoints/check-address';
      return (await portal.POST(address, { params, body, signal })).data!;
    },
  });
  const found = settled === url ? look.data : undefined;
  return (
    <div className={webhooksCss.addressCheck} role="status" aria-live="polite">
      {look.isFetching && <span className={textCss.muted}>{words.form.checking}</span>}
      {found && !look.isFetching && <Found found={found} />}
    </div>
  );
}

function Found({ found }: { found: components['schemas']['WebhookAddressCheck'] }) {
  const words = useTexts(pagesTexts);
  const language = useLanguage();
  if (!found.allowed)
    return (
      <Marked tone="alert">
        {describeError(language, {
          code: 'INVALID_WEBHOOK_URL',
          message: found.message ?? '',
          details: { reason: found.reason },
        })}
      </Marked>
    );
  if (!found.answers)
    return <Marked tone="warn">{words.form.silent({ how: describeFailure(words, found) })}</Marked>;
  if (found.status === null) return <Marked tone="good">{words.form.inside}</Marked>;
  return (
    <Marked tone="good">{words.form.answers({ status: found.status, ms: found.durationMs ?? 0 })}</Marked>
  );
}

// Adds or changes an endpoint: the address, checked while the user types, the description and the events.
import { useState } from 'react';
import { describeError } from '../../../../shared/errors/page-error-sentence.ts';
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { codeOf } from '../../api/api-error.ts';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
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
  const texts = useTexts(pagesTexts);
  const { environment } = usePortal();
  const [fields, setFields] = useState({
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    events: endpoint ? subscribedOf(endpoint) : [...ALL_EVENTS],
  });
  const wire = wireTo(fields, setFields);
  const saving = useChange(
    async (): Promise<ShownSecret | null> => {
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
      const made = await portal.POST('/{environment}/webhook-endpoints', { params, body });
      return { ...made, endpointId: made.id, how: 'created' };
    },
    { refreshes: [[environment, 'webhook-endpoints']], onRefreshed: onDone },
  );
  const { error } = saving;
  const refusedUrl =
    error && codeOf(error) === 'INVALID_WEBHOOK_URL'
      ? [{ field: 'url', code: 'invalid_value', message: error.message }]
      : [];
  const { form } = texts;
  return (
    <Form
      label={endpoint ? form.changeTitle : form.addTitle}
      change={saving}
      found={refusedUrl}
      names={{ url: form.url, events: form.events, description: form.description }}
      onSubmit={() => saving.mutate()}
    >
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
      <FormActions submit={endpoint ? form.save : form.create} />
    </Form>
  );
}

/** The result of checking the address, updated while the user types. */
function AddressCheck({ url }: { url: string }) {
  const texts = useTexts(pagesTexts);
  const { environment } = usePortal();
  const settled = useDebounced(url, ADDRESS_CHECK_DELAY_MS);
  const look = useCall(
    [environment, 'address', settled],
    (signal) => {
      const params = { path: { environment } };
      const body = { url: settled };
      const address = '/{environment}/webhook-endpoints/check-address';
      return portal.POST(address, { params, body, signal });
    },
    { enabled: settled.length > 'https://'.length, staleTime: 10_000, retry: false },
  );
  const found = settled === url ? look.data : undefined;
  return (
    <div className={webhooksCss.addressCheck} role="status" aria-live="polite">
      {look.isFetching && <Text tone="muted">{texts.form.checking}</Text>}
      {found && !look.isFetching && <Found found={found} />}
    </div>
  );
}

function Found({ found }: { found: components['schemas']['WebhookAddressCheck'] }) {
  const texts = useTexts(pagesTexts);
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
    return <Marked tone="warn">{texts.form.silent({ how: describeFailure(texts, found) })}</Marked>;
  if (found.status === null) return <Marked tone="good">{texts.form.inside}</Marked>;
  return (
    <Marked tone="good">{texts.form.answers({ status: found.status, ms: found.durationMs ?? 0 })}</Marked>
  );
}

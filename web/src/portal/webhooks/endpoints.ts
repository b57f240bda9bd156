// Queries for webhook endpoints, and the description of their health.
import type { PagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { inDative } from '../../../../shared/time/format-duration.ts';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';
import type { Language } from '../../messages/language.ts';
import type { Environment } from '../../ui/environment.tsx';
import type { Tone } from '../../ui/status.tsx';
import { formatWhen } from '../../webhooks/format-when.ts';

export type Endpoint = components['schemas']['PortalWebhookEndpoint'];

export const useEndpoints = (environment: Environment) =>
  useCall([environment, 'webhook-endpoints', 'list'], async (signal) => {
    const params = { path: { environment } };
    return (await portal.GET('/{environment}/webhook-endpoints', { params, signal })).data;
  });

export const useEndpoint = (environment: Environment, id: string) =>
  useCall([environment, 'webhook-endpoints', id], (signal) =>
    portal.GET('/{environment}/webhook-endpoints/{id}', { params: { path: { environment, id } }, signal }),
  );

export type EndpointState = 'failing' | 'troubled' | 'healthy' | 'quiet' | 'paused';

export const STATE_TONES: Record<EndpointState, Tone> = {
  failing: 'alert',
  troubled: 'warn',
  healthy: 'good',
  quiet: 'muted',
  paused: 'muted',
};

export function stateOf({ status, health }: Endpoint): EndpointState {
  if (status === 'PAUSED') return 'paused';
  if (health.failingSince) return 'failing';
  if (health.retrying + health.givenUp > 0) return 'troubled';
  return health.messages === 0 ? 'quiet' : 'healthy';
}

interface Failure {
  status: number | null;
  error: string | null;
}

/** Completes the sentence "Every message …". */
export function describeFailure({ failures }: PagesTexts, { status, error }: Failure): string {
  if (error === null) return status === null ? failures.other({ code: '–' }) : failures.refused({ status });
  if (error === 'REDIRECT') return failures.redirected({ status: status || null });
  const [kind = '', detail = ''] = error.split(': ');
  if (kind === 'TLS_ERROR') return failures.certificate({ code: detail });
  if (kind === 'ADDRESS_REFUSED') return failures.address({ reason: detail });
  const known = failures[kind as keyof typeof failures];
  return typeof known === 'string' ? known : failures.other({ code: error });
}

export function describeEndpoint(texts: PagesTexts, language: Language, endpoint: Endpoint): string {
  const { health } = endpoint;
  const { failingSince, lastFailure, messages, delivered, waiting } = health;
  switch (stateOf(endpoint)) {
    case 'paused':
      return texts.pausedSentence;
    case 'failing':
      return texts.failingSentence({
        since: inDative(formatWhen(language, failingSince!)),
        how: describeFailure(texts, lastFailure ?? { status: null, error: null }),
      });
    case 'troubled':
      return texts.troubledSentence({ missing: messages - delivered - waiting, all: messages });
    case 'healthy':
      return texts.healthySentence({ all: messages });
    case 'quiet':
      return texts.quietSentence;
  }
}

export const nameOf = ({ description, url }: Pick<Endpoint, 'description' | 'url'>) =>
  description ?? new URL(url).host;

export const endpointChoices = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => ({ value: endpoint.id, label: nameOf(endpoint) }));

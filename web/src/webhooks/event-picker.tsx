// The events that an endpoint receives, in groups; test messages are always sent.

import { findText } from '../../../shared/text/find-text.ts';
import { type WebhooksTexts, webhooksTexts } from '../../../shared/texts/generated/webhooks.ts';
import type { operations } from '../api/paths/portal.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import webhooksCss from './webhooks.module.css';

type EventFormat<Operation extends 'createWebhookEndpoint' | 'changeWebhookEndpoint'> = NonNullable<
  operations[Operation]['requestBody']
>['content']['application/json'];
type EventName = Exclude<EventFormat<'createWebhookEndpoint'>['events'][number], 'webhook.test'>;
type AnyEventName = NonNullable<EventFormat<'changeWebhookEndpoint'>['events']>[number];

/** In the order of the page; an event of the API without a group is a compile error. */
const GROUP_OF: Record<EventName, keyof WebhooksTexts['eventGroups']> = {
  'order.created': 'order',
  'order.accepted': 'order',
  'order.scheduled': 'order',
  'order.rescheduled': 'order',
  'order.completed': 'order',
  'order.cancelled': 'order',
  'order.rejected': 'order',
  'driver.assigned': 'pickup',
  'pickup.started': 'pickup',
  'pickup.arrived': 'pickup',
  'vehicle.picked_up': 'pickup',
  'transport.started': 'road',
  'transport.delayed': 'road',
  'delivery.arrived': 'road',
  'vehicle.delivered': 'road',
  'damage.reported': 'papers',
  'document.uploaded': 'papers',
  'quote.offered': 'papers',
  'invoice.created': 'papers',
  'invoice.cancelled': 'papers',
};

const LEGACY: readonly AnyEventName[] = [
  'order.status_changed',
  'order.updated',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'protocol.pickup.submitted',
  'protocol.delivery.submitted',
];

export const ALL_EVENTS: readonly string[] = Object.keys(GROUP_OF);

/** The subscribed events, without the test message, which is always sent. */
export function subscribedOf({ events, format }: { events: readonly string[]; format: string }): string[] {
  return events.filter((event) => eventsOf(format).includes(event));
}

/** Without the test message, which is always sent. */
export const eventsOf = (format: string) => (format === 'legacy' ? LEGACY : ALL_EVENTS);

export function EventPicker({
  value,
  format,
  onChange,
}: {
  value: readonly string[];
  format: string;
  onChange: (events: string[]) => void;
}) {
  const texts = useTexts(webhooksTexts);
  const chosen = new Set(value);
  const toggle = (event: string, on: boolean) =>
    onChange(eventsOf(format).filter((one) => (one === event ? on : chosen.has(one))));
  const line = (event: string) => (
    <Row as="label" gap="2-5" align="baseline" key={event} className={webhooksCss.eventLine}>
      <input
        type="checkbox"
        checked={chosen.has(event)}
        onChange={({ target }) => toggle(event, target.checked)}
      />
      <span>
        <Text mono>{event}</Text>
        {findText(texts.eventTexts, event) && <Text tone="muted">{findText(texts.eventTexts, event)}</Text>}
      </span>
    </Row>
  );
  return (
    <fieldset className={webhooksCss.eventPicker}>
      <legend>
        {texts.picker.events}{' '}
        <Text tone="muted">{texts.picker.count({ count: chosen.size, all: eventsOf(format).length })}</Text>
      </legend>
      <Row gap="2">
        <Button small onClick={() => onChange([...eventsOf(format)])}>
          {texts.picker.all}
        </Button>
        <Button small onClick={() => onChange([])}>
          {texts.picker.none}
        </Button>
      </Row>
      {format === 'legacy'
        ? LEGACY.map(line)
        : Object.entries(texts.eventGroups).map(([group, name]) => (
            <fieldset key={group} className={webhooksCss.eventGroup}>
              <legend>{name}</legend>
              {ALL_EVENTS.filter((event) => GROUP_OF[event as EventName] === group).map(line)}
            </fieldset>
          ))}
    </fieldset>
  );
}

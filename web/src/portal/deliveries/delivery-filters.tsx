// The chips above the deliveries: views by state, and filters by event, endpoint, order and time.
import { useState } from 'react';
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { AddFilterChip, ChipDivider, ChipRow, FilterChip, ViewChip } from '../../ui/chip.tsx';
import { DateTimeField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/field.tsx';
import { FormActions, SelectField } from '../../ui/inputs.tsx';
import { toInstant, toLocal } from '../../ui/local-time.ts';
import { ALL_EVENTS } from '../../webhooks/event-picker.tsx';
import { formatWhen } from '../../webhooks/format-when.ts';
import { type Endpoint, endpointChoices, nameOf } from '../webhooks/endpoints.ts';
import { type DeliverySearch, VIEWS } from './search.ts';

const FILTERS = ['event', 'endpoint', 'order', 'time'] as const;
type Filter = (typeof FILTERS)[number];

export function DeliveryFilters({
  search,
  endpoints,
  onChange,
}: {
  search: DeliverySearch;
  endpoints: readonly Endpoint[];
  onChange: (search: DeliverySearch) => void;
}) {
  const texts = useTexts(deliveriesTexts);
  const language = useLanguage();
  const [openFilter, setOpenFilter] = useState<Filter | null>(null);
  const { state, ...filters } = search;
  const without = (...names: (keyof DeliverySearch)[]) =>
    Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name as never)));
  const endpoint = endpoints.find(({ id }) => id === search.endpointId);
  const set: Record<Filter, { value: string; remove: DeliverySearch } | null> = {
    event: search.event ? { value: search.event, remove: without('event') } : null,
    endpoint: search.endpointId
      ? { value: endpoint ? nameOf(endpoint) : search.endpointId, remove: without('endpointId') }
      : null,
    order: search.order ? { value: search.order, remove: without('order') } : null,
    time:
      search.from || search.to
        ? {
            value: `${search.from ? formatWhen(language, search.from) : ''} – ${search.to ? formatWhen(language, search.to) : ''}`,
            remove: without('from', 'to'),
          }
        : null,
  };
  return (
    <>
      <ChipRow label={texts.filters}>
        <ViewChip label={texts.views.all} selected={!state} onSelect={() => onChange(without('state'))} />
        {VIEWS.map((view) => (
          <ViewChip
            key={view}
            label={texts.views[view]}
            selected={state === view}
            onSelect={() => onChange({ ...search, state: view })}
          />
        ))}
        <ChipDivider />
        {FILTERS.map((name) => {
          const value = set[name];
          return value ? (
            <FilterChip
              key={name}
              name={texts.filter[name]}
              value={value.value}
              onRemove={() => onChange(value.remove)}
            />
          ) : (
            <AddFilterChip key={name} name={texts.filter[name]} onAdd={() => setOpenFilter(name)} />
          );
        })}
        {Object.keys(filters).length > 0 && (
          <Button kind="text" small onClick={() => onChange(state ? { state } : {})}>
            {texts.filter.clear}
          </Button>
        )}
      </ChipRow>
      <Dialog
        open={openFilter !== null}
        title={openFilter ? texts.filter[openFilter] : ''}
        asksBeforeLoss={false}
        onClose={() => setOpenFilter(null)}
      >
        {openFilter && (
          <FilterForm
            filter={openFilter}
            endpoints={endpoints}
            onApply={(found) => {
              setOpenFilter(null);
              onChange({ ...search, ...found });
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function FilterForm({
  filter,
  endpoints,
  onApply,
}: {
  filter: Filter;
  endpoints: readonly Endpoint[];
  onApply: (found: DeliverySearch) => void;
}) {
  const texts = useTexts(deliveriesTexts);
  const [found, setFound] = useState<DeliverySearch>({});
  const take = (name: keyof DeliverySearch, value: string) => setFound({ ...found, [name]: value });
  return (
    <Form label={texts.filters} change={null} names={{}} onSubmit={() => onApply(found)}>
      {filter === 'event' && (
        <SelectField
          name="event"
          label={texts.filter.event}
          unchosen
          value={found.event ?? ''}
          choices={[...ALL_EVENTS, 'webhook.test'].map((event) => ({ value: event, label: event }))}
          onChange={(event) => take('event', event)}
        />
      )}
      {filter === 'endpoint' && (
        <SelectField
          name="endpointId"
          label={texts.filter.endpoint}
          unchosen
          value={found.endpointId ?? ''}
          choices={endpointChoices(endpoints)}
          onChange={(id) => take('endpointId', id)}
        />
      )}
      {filter === 'order' && (
        <Field name="order" label={texts.filter.order} hint={texts.filter.orderHint}>
          {(control) => <input {...control} onChange={({ target }) => take('order', target.value.trim())} />}
        </Field>
      )}
      {filter === 'time' && (
        <>
          <TimeField
            name="from"
            label={texts.filter.from}
            value={found.from}
            onChange={(at) => take('from', at)}
          />
          <TimeField name="to" label={texts.filter.to} value={found.to} onChange={(at) => take('to', at)} />
        </>
      )}
      <FormActions submit={texts.filter.apply} disabled={!Object.values(found).some(Boolean)} />
    </Form>
  );
}

/** Times of deliveries lie in the past. */
export function TimeField({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: string | undefined;
  onChange: (at: string) => void;
}) {
  const [local, setLocal] = useState(() => toLocal(value ?? null));
  return (
    <DateTimeField
      name={name}
      label={label}
      yearlessDay="nearest"
      defaultClock="00:00"
      value={local}
      onChange={(next) => {
        setLocal(next);
        onChange(toInstant(next) ?? '');
      }}
    />
  );
}

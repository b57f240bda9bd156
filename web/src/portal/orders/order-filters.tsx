// The chips above the list: views with their counts, active filters, and filters that can be added.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '../../../../shared/text/plural.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import type { ShownStatus } from '../../orders/order-status.tsx';
import { Button } from '../../ui/button.tsx';
import { AddFilterChip, ChipDivider, FilterChip, ViewChip } from '../../ui/chip.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { formatDay } from '../../ui/format.ts';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Toolbar, type ToolbarItem } from '../../ui/toolbar.tsx';
import { GROUPS, type ListSearch } from './list-search.ts';
import ordersCss from './orders.module.css';
import { type CustomerOrderTexts, customerOrderTexts } from './texts.ts';

const route = getRouteApi('/$environment/orders');
const FILTERS = ['q', 'status', 'pickup', 'delivery', 'city', 'vehicle'] as const;
type Filter = (typeof FILTERS)[number];

interface Counts {
  all: number;
  needsAttention: number;
  beforePickup: number;
  onTheRoad: number;
}

export function OrderFilters({ search, counts }: { search: ListSearch; counts: Counts | undefined }) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const { environment } = route.useParams();
  const navigate = useNavigate();
  const [openFilter, setOpenFilter] = useState<Filter | null>(null);
  const go = (next: ListSearch) =>
    navigate({ to: '/$environment/orders', params: { environment }, search: next });
  const { group, ...rest } = search;
  const count = (name: keyof Counts) => {
    const value = counts?.[name];
    if (value === undefined) return {};
    return { count: formatCount(language, value) };
  };
  const filters: ToolbarItem[] = FILTERS.map((name) => {
    const value = search[name];
    const label = texts.filter[name === 'q' ? 'search' : name];
    if (value === undefined)
      return { id: name, content: <AddFilterChip name={label} onAdd={() => setOpenFilter(name)} /> };
    const { [name]: _, ...without } = search;
    const shown = formatFilter(texts, language, name, value);
    return {
      id: name,
      isSet: true,
      content: <FilterChip name={label} value={shown} onRemove={() => go(without)} />,
    };
  });
  if (Object.keys(rest).length > 0) {
    filters.push({
      id: 'clear',
      isSet: true,
      content: (
        <Button kind="text" onClick={() => go(group ? { group } : {})}>
          {texts.clear}
        </Button>
      ),
    });
  }
  return (
    <>
      <Toolbar
        label={texts.filters}
        lead={
          <>
            <ViewChip label={texts.views.all} {...count('all')} selected={!group} onSelect={() => go(rest)} />
            {GROUPS.map((name) => (
              <ViewChip
                key={name}
                label={texts.views[name]}
                {...count(name)}
                urgent={name === 'needsAttention' && (counts?.needsAttention ?? 0) > 0}
                selected={group === name}
                onSelect={() => go({ ...rest, group: name })}
              />
            ))}
            <ChipDivider />
          </>
        }
        items={filters}
      />
      <Dialog
        open={openFilter !== null}
        title={openFilter ? texts.filter[openFilter === 'q' ? 'search' : openFilter] : ''}
        asksBeforeLoss={false}
        onClose={() => setOpenFilter(null)}
      >
        {openFilter && (
          <FilterForm
            filter={openFilter}
            onApply={(value) => {
              setOpenFilter(null);
              if (value) go({ ...search, [openFilter]: value });
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function formatFilter(texts: CustomerOrderTexts, language: 'en' | 'de', name: Filter, value: string): string {
  if (name === 'status') {
    return value
      .split(',')
      .map((status) => texts.statuses[status as ShownStatus] ?? status)
      .join(', ');
  }
  if (name !== 'pickup' && name !== 'delivery') return value;
  const [from = '', to = ''] = value.split('..').map((day) => {
    const date = day ? new Date(`${day}T00:00`) : null;
    return date && !Number.isNaN(date.getTime()) ? formatDay(language, date, Date.now()) : '';
  });
  return `${from} – ${to}`.trim();
}

function FilterForm({ filter, onApply }: { filter: Filter; onApply: (value: string) => void }) {
  const texts = useTexts(customerOrderTexts);
  const [value, setValue] = useState('');
  return (
    <Form label={texts.filters} change={null} names={{}} onSubmit={() => onApply(value)}>
      {filter === 'status' ? (
        <StatusChoice onChange={setValue} />
      ) : filter === 'pickup' || filter === 'delivery' ? (
        <DayRange onChange={setValue} />
      ) : (
        <TextFilter filter={filter} value={value} onChange={setValue} />
      )}
      <FormActions submit={texts.filter.apply} disabled={value.trim() === ''} />
    </Form>
  );
}

function TextFilter({
  filter,
  value,
  onChange,
}: {
  filter: 'q' | 'city' | 'vehicle';
  value: string;
  onChange: (value: string) => void;
}) {
  const { filter: texts } = useTexts(customerOrderTexts);
  const hint = { q: texts.searchHint, city: texts.cityHint, vehicle: texts.vehicleHint }[filter];
  return (
    <TextField
      name={filter}
      label={texts[filter === 'q' ? 'search' : filter]}
      hint={hint}
      maxLength={200}
      value={value}
      onChange={onChange}
    />
  );
}

function StatusChoice({ onChange }: { onChange: (value: string) => void }) {
  const texts = useTexts(customerOrderTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Grid
      as="fieldset"
      rowGap="1-5"
      gap="4"
      size="table"
      className={ordersCss.statusChoice}
      aria-label={texts.filter.status}
    >
      {Object.entries(texts.statuses).map(([status, name]) => (
        <label key={status}>
          <input
            type="checkbox"
            checked={chosen.includes(status)}
            onChange={({ target }) => {
              const next = target.checked ? [...chosen, status] : chosen.filter((each) => each !== status);
              setChosen(next);
              onChange(next.join(','));
            }}
          />
          {name}
        </label>
      ))}
    </Grid>
  );
}

function DayRange({ onChange }: { onChange: (value: string) => void }) {
  const { filter: texts } = useTexts(customerOrderTexts);
  const [days, setDays] = useState({ from: '', to: '' });
  const wire = wireTo(days, (next) => {
    setDays(next);
    onChange(next.from || next.to ? `${next.from}..${next.to}` : '');
  });
  return (
    <Grid columns={2} gap="3">
      <DateField name="from" label={texts.from} yearlessDay="nearest" {...wire('from')} />
      <DateField name="to" label={texts.to} yearlessDay="nearest" {...wire('to')} />
    </Grid>
  );
}

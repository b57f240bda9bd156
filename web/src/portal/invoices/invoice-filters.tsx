// The toolbar above the list of invoices: views, kind, month, and search.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { AddFilterChip, ChipDivider, FilterChip, ViewChip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { formatMonth } from '../../ui/format.ts';
import { choicesOf, FormActions, SelectField } from '../../ui/inputs.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Toolbar, type ToolbarItem } from '../../ui/toolbar.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { InvoiceSummary } from './queries.ts';
import { type InvoiceSearch, monthsBetween, VIEWS } from './search.ts';
import { invoicesTexts } from './texts.ts';

const route = getRouteApi('/$environment/invoices');
const TYPING_DELAY_MS = 250;
const FILTERS = ['kind', 'month'] as const;
type Filter = (typeof FILTERS)[number];

export function InvoiceFilters({
  search,
  summary,
}: {
  search: InvoiceSearch;
  summary: InvoiceSummary | undefined;
}) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const { environment } = route.useParams();
  const navigate = useNavigate();
  const [openFilter, setOpenFilter] = useState<Filter | null>(null);
  const go = (next: InvoiceSearch, replace = false) =>
    navigate({ to: '/$environment/invoices', params: { environment }, search: next, replace });
  const { view, ...rest } = search;
  const counts = {
    open: summary?.owed.reduce((sum, { openCount }) => sum + openCount, 0),
    overdue: summary?.owed.reduce((sum, { overdueCount }) => sum + overdueCount, 0),
  };
  const items = FILTERS.map((name): ToolbarItem => {
    const value = search[name];
    const label = texts.filter[name];
    if (value === undefined)
      return { id: name, content: <AddFilterChip name={label} onAdd={() => setOpenFilter(name)} /> };
    const { [name]: _, ...without } = search;
    const shown = name === 'month' ? formatMonth(language, value) : texts.kinds[search.kind!];
    return {
      id: name,
      isSet: true,
      content: <FilterChip name={label} value={shown} onRemove={() => go(without)} />,
    };
  });
  return (
    <>
      <Toolbar
        label={texts.filters}
        lead={
          <>
            <ViewChip label={texts.views.all} selected={!view} onSelect={() => go(rest)} />
            {VIEWS.map((name) => {
              const count = name === 'open' || name === 'overdue' ? counts[name] : undefined;
              return (
                <ViewChip
                  key={name}
                  label={texts.views[name]}
                  {...(count !== undefined && { count })}
                  urgent={name === 'overdue' && (count ?? 0) > 0}
                  selected={view === name}
                  onSelect={() => go({ ...rest, view: name })}
                />
              );
            })}
            <ChipDivider />
          </>
        }
        items={items}
        end={
          <Search
            value={search.q ?? ''}
            onSearch={(q) => {
              const { q: _, ...without } = search;
              void go(q ? { ...without, q } : without, true);
            }}
          />
        }
      />
      <Dialog
        open={openFilter !== null}
        title={openFilter ? texts.filter[openFilter] : ''}
        asksBeforeLoss={false}
        onClose={() => setOpenFilter(null)}
      >
        {openFilter && (
          <FilterForm
            filter={openFilter}
            summary={summary}
            onApply={(value) => {
              setOpenFilter(null);
              void go({ ...search, [openFilter]: value });
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function FilterForm({
  filter,
  summary,
  onApply,
}: {
  filter: Filter;
  summary: InvoiceSummary | undefined;
  onApply: (value: string) => void;
}) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const current = (summary?.today ?? new Date().toISOString()).slice(0, 7);
  const months = monthsBetween(summary?.firstMonth ?? null, current, undefined);
  const choices =
    filter === 'kind'
      ? choicesOf<string>(texts.kinds)
      : months.map((month) => ({ value: month, label: formatMonth(language, month) }));
  const [value, setValue] = useState(choices[0]!.value);
  return (
    <Form label={texts.filters} change={null} names={{}} onSubmit={() => onApply(value)}>
      <SelectField
        name={filter}
        label={texts.filter[filter]}
        value={value}
        choices={choices}
        onChange={setValue}
      />
      <FormActions submit={texts.filter.apply} />
    </Form>
  );
}

function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const texts = useTexts(invoicesTexts);
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim(), TYPING_DELAY_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches.
  useEffect(() => {
    if (settled !== value.trim() && settled === typed.trim()) onSearch(settled);
  }, [settled]);
  // The field follows the address when the reader navigates back or clears the filters.
  useEffect(() => setTyped(value), [value]);
  return <SearchInput label={texts.search} maxLength={200} value={typed} onChange={setTyped} />;
}

// All invoices and corrections: found by number, customer, order or amount, and by state, kind and month.
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { registerTexts } from '../../../../../shared/texts/generated/console/accounting/register.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { formatMonth } from '../../../ui/format.ts';
import { Select } from '../../../ui/inputs.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { AccountFinder } from '../../find/entity-finders.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import registerCss from './register.module.css';
import { KINDS, monthsBefore, type RegisterSearch, readRegisterSearch, VIEWS } from './register-search.ts';

const route = getRouteApi('/frame/accounting/invoices');
const TYPING_DELAY_MS = 250;
const MONTHS = 12;

/** Undefined removes a filter. */
type Changed = { [Name in keyof RegisterSearch]?: RegisterSearch[Name] | undefined };

export function RegisterPage() {
  const texts = useTexts(registerTexts);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (changed: Changed) =>
    void navigate({ search: readRegisterSearch({ ...search, ...changed }), replace: true });
  const isFiltered = Object.keys(search).length > 0;
  return (
    <FlowFrame step="all" title={texts.title}>
      <div className={registerCss.filters}>
        <Toolbar
          label={texts.title}
          lead={
            <SearchField
              value={search.search ?? ''}
              onChange={(text) => set({ search: text || undefined })}
            />
          }
          items={filterItems(search, set)}
        />
      </div>
      <InvoiceTable
        search={search}
        empty={
          isFiltered ? (
            <>
              {texts.nothingText}{' '}
              <Button kind="text" onClick={() => navigate({ search: {} })}>
                {texts.clear}
              </Button>
            </>
          ) : (
            texts.noneText
          )
        }
      />
    </FlowFrame>
  );
}

function filterItems(search: RegisterSearch, set: (changed: Changed) => void) {
  const given = { search, set };
  return [
    { id: 'view', isSet: search.view !== undefined, content: <ViewSelect {...given} /> },
    { id: 'month', isSet: search.from !== undefined, content: <MonthSelect {...given} /> },
    { id: 'account', isSet: search.accountId !== undefined, content: <CustomerFilter {...given} /> },
    { id: 'kind', isSet: search.kind !== undefined, content: <KindSelect {...given} /> },
  ];
}

interface FilterProps {
  search: RegisterSearch;
  set: (changed: Changed) => void;
}

function ViewSelect({ search: { view }, set }: FilterProps) {
  const texts = useTexts(registerTexts);
  const choices = (['ALL', ...VIEWS] as const).map((value) => ({ value, label: texts.views[value] }));
  return (
    <Select
      aria-label={texts.view}
      value={view ?? 'ALL'}
      choices={choices}
      onChange={(value) => set({ view: value === 'ALL' ? undefined : value })}
    />
  );
}

function KindSelect({ search: { kind }, set }: FilterProps) {
  const texts = useTexts(registerTexts);
  const choices = (['ALL', ...KINDS] as const).map((value) => ({ value, label: texts.kinds[value] }));
  return (
    <Select
      aria-label={texts.kind}
      value={kind ?? 'ALL'}
      choices={choices}
      onChange={(value) => set({ kind: value === 'ALL' ? undefined : value })}
    />
  );
}

function MonthSelect({ search: { from }, set }: FilterProps) {
  const texts = useTexts(registerTexts);
  const language = useLanguage();
  const months = monthsBefore(new Date(), MONTHS);
  const choices = [
    { value: '', label: texts.anyDate },
    ...months.map((month) => ({ value: month.from, label: formatMonth(language, month.from.slice(0, 7)) })),
  ];
  return (
    <Select
      aria-label={texts.date}
      value={months.some((month) => month.from === from) ? from! : ''}
      choices={choices}
      onChange={(value) =>
        set(months.find((month) => month.from === value) ?? { from: undefined, to: undefined })
      }
    />
  );
}

function CustomerFilter({ search: { accountId }, set }: FilterProps) {
  const texts = useTexts(registerTexts);
  return (
    <AccountFinder
      label={texts.customer}
      placeholder={texts.anyCustomer}
      value={accountId ?? ''}
      onChange={(value) => set({ accountId: value || undefined })}
    />
  );
}

/** Searches when nothing was typed for a moment; an address that changes changes the field. */
function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const texts = useTexts(registerTexts);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const settled = useDebounced(typed.trim(), TYPING_DELAY_MS);
  useEffect(() => {
    if (settled === typed.trim() && settled !== value) onChange(settled);
  }, [settled, typed, value, onChange]);
  return <SearchInput label={texts.search} value={typed} onChange={setTyped} />;
}

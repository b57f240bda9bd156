// Short-term plates: the stock, who has which, and which order they are for; printed as a list.
import { IconDotsVertical, IconId, IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { paperTexts } from '../../../../shared/texts/generated/console/paper.ts';
import { type PlatesTexts, platesTexts } from '../../../../shared/texts/generated/console/plates.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { formatCalendarDay } from '../../ui/format.ts';
import { Select } from '../../ui/inputs.tsx';
import { Row } from '../../ui/layout.tsx';
import { IconMenu, MenuItem } from '../../ui/menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Plate as PlateSign } from '../../ui/plate.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Marked, Status, type Tone } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { usePrint } from '../paper/use-print.ts';
import { useConsole } from '../session.tsx';
import { HandOutDialog, PlateDialog, RemovePlateDialog, UseDialog } from './plate-dialogs.tsx';
import { type Plate, type PlateFilter, useActOnPlate, usePlateCounts, usePlates } from './plate-queries.ts';

const TONES: Record<Plate['state'], Tone> = {
  IN_STOCK: 'good',
  WITH_DRIVER: 'place',
  USED: 'transit',
  RETURNED: 'muted',
};
const FILTERS = ['IN_STOCK', 'WITH_DRIVER', 'USED', 'RETURNED'] as const;

type Asked = { what: 'add' } | { what: 'change' | 'hand' | 'use' | 'remove'; plate: Plate };

export function PlatesPage() {
  const texts = useTexts(platesTexts);
  const paper = useTexts(paperTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const [filter, setFilter] = useState<PlateFilter | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const plates = usePlates(filter);
  const { data: counts } = usePlateCounts();
  const printing = usePrint();
  const { rows } = plates;
  const mayChange = may('dispatch');
  const columns = useMemo(
    () => columnsOf(texts, language, mayChange ? setAsked : null),
    [texts, language, mayChange],
  );
  const add = mayChange && (
    <Button icon={<IconPlus />} onClick={() => setAsked({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.drivers, to: '/drivers' }, { label: texts.title }]}
        title={texts.title}
        aside={
          <Text tone="muted">
            {counts &&
              texts.summary({
                stock: counts.IN_STOCK,
                out: counts.WITH_DRIVER + counts.USED,
                expired: counts.EXPIRED,
              })}
          </Text>
        }
        actions={
          <>
            <Button
              icon={<IconPrinter />}
              busy={printing.isPending}
              onClick={() => printing.mutate({ kind: 'plates' })}
            >
              {paper.plates}
            </Button>
            {add}
          </>
        }
      >
        <StateFilter filter={filter} onChange={setFilter} />
      </PageHead>
      <QueryBoundary query={plates}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={({ state, expired }) => expired && state === 'RETURNED'}
          edge={({ state, expired }) => (expired && state !== 'RETURNED' ? 'alert' : null)}
          card={(plate) => <PlateCard plate={plate} onAsk={mayChange ? setAsked : null} />}
          cardOpens={false}
          empty={
            filter === null ? (
              <Empty icon={<IconId />} title={texts.none.title} actions={add}>
                {texts.none.text}
              </Empty>
            ) : (
              <Empty
                icon={<IconId />}
                title={texts.nothing.title}
                actions={<Button onClick={() => setFilter(null)}>{texts.nothing.clear}</Button>}
              >
                {texts.nothing.text}
              </Empty>
            )
          }
        />
        {rows && rows.length > 0 && (
          <TableFoot shown={rows.length} noun={texts.noun({ count: rows.length })} {...plates.more} />
        )}
      </QueryBoundary>
      {asked && <AskedDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function StateFilter({
  filter,
  onChange,
}: {
  filter: PlateFilter | null;
  onChange: (filter: PlateFilter | null) => void;
}) {
  const texts = useTexts(platesTexts);
  return (
    <Toolbar
      label={texts.filter}
      items={[
        {
          id: 'state',
          isSet: filter !== null,
          content: (
            <Select
              aria-label={texts.filter}
              value={filter ?? ''}
              choices={[
                { value: '' as never, label: `${texts.filter}: ${texts.all}` },
                ...FILTERS.map((value) => ({ value, label: texts.states[value] })),
                { value: 'EXPIRED' as const, label: texts.expiredOnly },
              ]}
              onChange={(value) => onChange(value || null)}
            />
          ),
        },
      ]}
    />
  );
}

function AskedDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (asked.what === 'add') return <PlateDialog plate={null} onClose={onClose} />;
  const { plate } = asked;
  if (asked.what === 'change') return <PlateDialog plate={plate} onClose={onClose} />;
  if (asked.what === 'hand') return <HandOutDialog plate={plate} onClose={onClose} />;
  if (asked.what === 'use') return <UseDialog plate={plate} onClose={onClose} />;
  return <RemovePlateDialog plate={plate} onClose={onClose} />;
}

type OnAsk = ((asked: Asked) => void) | null;

function columnsOf(texts: PlatesTexts, language: 'de' | 'en', onAsk: OnAsk): Column<Plate>[] {
  const { columns } = texts;
  const day = (text: string) => formatCalendarDay(language, text);
  return [
    { id: 'number', header: columns.number, cell: ({ number }) => <PlateSign>{number}</PlateSign> },
    {
      id: 'validity',
      header: columns.validity,
      cell: ({ validFrom, validUntil }) => texts.validity({ from: day(validFrom), until: day(validUntil) }),
    },
    { id: 'state', header: columns.state, cell: (plate) => <State plate={plate} /> },
    { id: 'driver', priority: 2, header: columns.driver, cell: ({ driver }) => driver?.name ?? '–' },
    { id: 'order', header: columns.order, cell: (plate) => <OrderLink plate={plate} /> },
    ...(onAsk
      ? [
          {
            id: 'actions',
            header: columns.actions,
            headerHidden: true as const,
            width: 48,
            cell: (plate: Plate) => <Actions plate={plate} onAsk={onAsk} />,
          },
        ]
      : []),
  ];
}

function State({ plate: { state, expired } }: { plate: Plate }) {
  const texts = useTexts(platesTexts);
  return (
    <Row gap="2" wrap>
      <Status tone={TONES[state]}>{texts.states[state]}</Status>
      {expired && <Marked tone={state === 'RETURNED' ? 'muted' : 'alert'}>{texts.expired}</Marked>}
    </Row>
  );
}

function OrderLink({ plate: { order } }: { plate: Plate }) {
  if (!order) return '–';
  return (
    <Link to="/orders/$id" params={{ id: order.number }}>
      {order.number}
    </Link>
  );
}

function Actions({ plate, onAsk }: { plate: Plate; onAsk: (asked: Asked) => void }) {
  const texts = useTexts(platesTexts);
  const acting = useActOnPlate(({ number }) => toast(texts.returned({ number })));
  const isOut = plate.state === 'WITH_DRIVER' || plate.state === 'USED';
  const ask = (what: 'change' | 'hand' | 'use' | 'remove') => () => onAsk({ what, plate });
  return (
    <IconMenu label={texts.actionsOf({ number: plate.number })} icon={<IconDotsVertical />}>
      {!isOut && !plate.expired && <MenuItem onSelect={ask('hand')}>{texts.handOut}</MenuItem>}
      {plate.state !== 'USED' && !plate.expired && <MenuItem onSelect={ask('use')}>{texts.use}</MenuItem>}
      {isOut && (
        <MenuItem onSelect={() => acting.mutate({ id: plate.id, action: 'return', version: plate.version })}>
          {texts.giveBack}
        </MenuItem>
      )}
      <MenuItem onSelect={ask('change')}>{texts.change}</MenuItem>
      {!isOut && (
        <MenuItem destructive onSelect={ask('remove')}>
          {texts.remove}
        </MenuItem>
      )}
    </IconMenu>
  );
}

function PlateCard({ plate, onAsk }: { plate: Plate; onAsk: OnAsk }) {
  const texts = useTexts(platesTexts);
  const language = useLanguage();
  const day = (text: string) => formatCalendarDay(language, text);
  return (
    <>
      <div className={tableCss.cardLine}>
        <PlateSign>{plate.number}</PlateSign>
        {onAsk && <Actions plate={plate} onAsk={onAsk} />}
      </div>
      <div className={tableCss.cardLine}>
        <State plate={plate} />
        <Text tone="muted">
          {texts.validity({ from: day(plate.validFrom), until: day(plate.validUntil) })}
        </Text>
      </div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{plate.driver?.name}</Text>
        <OrderLink plate={plate} />
      </div>
    </>
  );
}

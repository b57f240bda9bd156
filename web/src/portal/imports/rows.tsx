// The rows of an import, rows with problems first; each problem is shown in its cell.

import { IconListSearch } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { describeError } from '../../../../shared/errors/page-error-sentence.ts';
import { findText } from '../../../../shared/text/find-text.ts';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ChipRow, ViewChip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status, type StatusMark, type Tone } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { usePortal } from '../session.tsx';
import { CorrectCell, type Correction } from './correct-cell.tsx';
import type { Import, ImportRow, Problem } from './import-types.ts';
import importsCss from './imports.module.css';
import { useCorrectRow, useRows } from './queries.ts';
import { Price } from './row-price.tsx';
import { Tools } from './row-tools.tsx';
import { type ImportsTexts, importsTexts } from './texts.ts';
import { countOf, type View, viewsOf } from './views.ts';

const route = getRouteApi('/$environment/import/$id');

export function Rows({ imported }: { imported: Import }) {
  const texts = useTexts(importsTexts);
  const view = route.useSearch().show ?? 'all';
  const navigate = route.useNavigate();
  // The routes are combined when the app starts, so their search parameters have no type here.
  const show = (chosen: View) =>
    navigate({ search: chosen === 'all' ? {} : { show: chosen }, replace: true });
  const read = useRows(imported, view);
  const { rows } = read;
  const correction = useCorrectRow(imported.id);
  const columns = useMemo(() => columnsOf(texts, imported, correction), [texts, imported, correction]);
  return (
    <section className={importsCss.importRows} aria-label={texts.table.label}>
      <Row rowGap="2" gap="4" justify="between" wrap className={importsCss.importToolbar}>
        <ChipRow label={texts.views.label}>
          {viewsOf(imported).map((each) => (
            <ViewChip
              key={each}
              label={texts.views[each]}
              count={countOf(imported, each)}
              selected={each === view}
              urgent={each === 'toCorrect' && countOf(imported, each) > 0}
              onSelect={() => show(each)}
            />
          ))}
        </ChipRow>
        <Tools imported={imported} />
      </Row>
      <ErrorState error={correction.error} />
      <QueryBoundary query={read}>
        <DataTable
          label={texts.table.label}
          columns={columns}
          rows={rows}
          rowId={({ row }) => String(row)}
          isEnded={({ result }) => result === 'EXISTS' || result === 'DUPLICATE'}
          edge={({ result }) => (isTrouble(result) ? 'alert' : null)}
          card={(row) => <RowCard row={row} imported={imported} correction={correction} />}
          empty={
            <Empty icon={<IconListSearch />} title={texts.table.noneTitle}>
              {texts.table.none}
            </Empty>
          }
        />
      </QueryBoundary>
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          total={countOf(imported, view)}
          noun={texts.table.noun}
          keys={false}
          {...read.more}
        />
      )}
    </section>
  );
}

function isTrouble(result: ImportRow['result']): boolean {
  return result === 'TO_CORRECT' || result === 'FAILED';
}

type CellName = 'number' | 'pickup' | 'delivery' | 'vehicle' | 'vin' | 'time' | 'result';

/** The cell of the table that shows a field. */
function cellOf(field: string): CellName {
  if (field === 'externalOrderId') return 'number';
  if (field === 'vehicle.vin') return 'vin';
  if (field === 'requestedPickup' || field === 'requestedDelivery') return 'time';
  const [first] = field.split('.');
  return first === 'pickup' || first === 'delivery' || first === 'vehicle' ? first : 'result';
}

function Cell({
  row,
  name,
  correction,
  children,
}: {
  row: ImportRow;
  name: CellName;
  correction: Correction;
  children: ReactNode;
}) {
  const problems = row.problems.filter(({ field }) => cellOf(field) === name);
  if (problems.length === 0) return children;
  return problems.map((problem) => (
    <CorrectCell
      key={problem.field + problem.code}
      row={row}
      problem={problem}
      adjacent={adjacentText(row, problem)}
      correction={correction}
    />
  ));
}

function adjacentText({ values }: ImportRow, { field }: Problem): string | undefined {
  if (field === 'pickup.postalCode') return values['pickup.city'];
  return field === 'delivery.postalCode' ? values['delivery.city'] : undefined;
}

function columnsOf(texts: ImportsTexts, imported: Import, correction: Correction): Column<ImportRow>[] {
  const { table } = texts;
  const inCell = (name: CellName, show: (row: ImportRow) => ReactNode) => (row: ImportRow) => (
    <Cell row={row} name={name} correction={correction}>
      {show(row)}
    </Cell>
  );
  return [
    {
      id: 'row',
      header: table.row,
      cell: ({ row }) => (
        <Text figures tone="muted">
          {row}
        </Text>
      ),
    },
    {
      id: 'result',
      header: table.result,
      cell: (row) => <Result row={row} imported={imported} correction={correction} />,
    },
    {
      id: 'number',
      header: table.number,
      cell: inCell('number', ({ values }) => <strong>{values.externalOrderId ?? '–'}</strong>),
    },
    {
      id: 'pickup',
      header: table.pickup,
      cell: inCell('pickup', ({ values }) => values['pickup.city'] ?? '–'),
    },
    {
      id: 'delivery',
      header: table.delivery,
      cell: inCell('delivery', ({ values }) => values['delivery.city'] ?? '–'),
    },
    { id: 'vehicle', header: table.vehicle, cell: inCell('vehicle', vehicleOf) },
    {
      id: 'vin',
      header: table.vin,
      cell: inCell('vin', ({ values }) => <Text mono>{values['vehicle.vin'] ?? '–'}</Text>),
    },
    {
      id: 'time',
      header: table.requestedPickup,
      cell: inCell('time', ({ requestedPickup }) => <DayTime at={requestedPickup} />),
    },
    { id: 'net', header: table.net, align: 'end', cell: (row) => <Price row={row} imported={imported} /> },
  ];
}

function vehicleOf({ values }: ImportRow): string {
  const name = formatVehicleName({
    manufacturer: values['vehicle.manufacturer'],
    model: values['vehicle.model'],
  });
  return name || values['vehicle.registration.licensePlate'] || '–';
}

const APPEARANCE: Record<ImportRow['result'], [Tone, StatusMark]> = {
  UNCHECKED: ['transit', 'ring'],
  TO_CORRECT: ['alert', 'dot'],
  FAILED: ['alert', 'dot'],
  READY: ['place', 'dot'],
  REQUEST: ['muted', 'ring'],
  EXISTS: ['muted', 'ended'],
  DUPLICATE: ['muted', 'ended'],
  CREATED: ['good', 'dot'],
  REQUESTED: ['good', 'dot'],
};

function Result({ row, imported, correction }: { row: ImportRow; imported: Import; correction: Correction }) {
  const texts = useTexts(importsTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const waits = imported.state === 'RUNNING' && (row.result === 'READY' || row.result === 'REQUEST');
  const [tone, mark] = waits ? (['muted', 'ring'] as const) : APPEARANCE[row.result];
  return (
    <Stack className={importsCss.importResult}>
      <Status tone={tone} mark={mark}>
        {texts.results[waits ? 'WAITING' : row.result]}
      </Status>
      {row.order && (
        <Link to="/$environment/orders/$id" params={{ environment, id: row.order.id }}>
          {row.order.number}
        </Link>
      )}
      {row.duplicateOf !== null && row.result === 'DUPLICATE' && (
        <Text tone="muted">{texts.table.asRow({ row: row.duplicateOf })}</Text>
      )}
      {row.error && (
        <Text tone="alert" size="meta" className={importsCss.correctionProblem}>
          {describeError(language, { code: row.error, message: '' })}
        </Text>
      )}
      <Cell row={row} name="result" correction={correction}>
        {null}
      </Cell>
    </Stack>
  );
}

function RowCard({
  row,
  imported,
  correction,
}: {
  row: ImportRow;
  imported: Import;
  correction: Correction;
}) {
  const texts = useTexts(importsTexts);
  const { values, problems } = row;
  return (
    <Stack gap="1" className={importsCss.importCard}>
      <Row gap="3" justify="between" align="start">
        <span>
          <Text tone="muted" figures>
            {row.row}
          </Text>{' '}
          <strong>{values.externalOrderId ?? '–'}</strong>
        </span>
        <Price row={row} imported={imported} />
      </Row>
      <Row gap="3" justify="between" align="start">
        <span>
          {values['pickup.city'] ?? '–'} → {values['delivery.city'] ?? '–'}
        </span>
        <DayTime at={row.requestedPickup} />
      </Row>
      <Text as="div" tone="muted">
        {vehicleOf(row)}
      </Text>
      <Result row={{ ...row, problems: [] }} imported={imported} correction={correction} />
      {problems.map((problem) => (
        <Stack gap="1" key={problem.field + problem.code} className={importsCss.importCardProblem}>
          <Text tone="muted">{findText(texts.fields, problem.field) ?? ''}</Text>
          <CorrectCell
            row={row}
            problem={problem}
            adjacent={adjacentText(row, problem)}
            correction={correction}
          />
        </Stack>
      ))}
    </Stack>
  );
}

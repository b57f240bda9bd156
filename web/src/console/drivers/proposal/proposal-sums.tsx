// The totals of a proposal, compared with the plan as it stands, and what one more driver would bring.
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { proposalTexts } from '../../../../../shared/texts/generated/console/drivers/proposal.ts';
import { driversTexts } from '../../../../../shared/texts/generated/console/drivers.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatNumber } from '../../../ui/format.ts';
import { Card, Row } from '../../../ui/layout.tsx';
import { Remark } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { euros } from './chain.tsx';
import proposalCss from './proposal.module.css';
import type { Proposal } from './proposal-state.ts';
import sumsCss from './proposal-sums.module.css';

const LIMIT_MS = 10 * HOUR_MS;

export function Sums({ proposal: { proposed, nearestFirst, orders, drivers } }: { proposal: Proposal }) {
  const words = useTexts(driversTexts).proposal;
  const chain = useTexts(proposalTexts);
  const language = useLanguage();
  const km = (value: number) => formatNumber(language, value, 'kilometer');
  const money = (cents: number) => euros(language, cents);
  const longest = Math.max(0, ...drivers.map(({ dayMinutes }) => dayMinutes));
  const more = (now: number, before: number) =>
    now > before ? words.more({ count: now - before }) : words.same;
  const change = (now: number, before: number, format: (value: number) => string) =>
    now < before
      ? words.less({ km: format(before - now) })
      : now > before
        ? words.moreKm({ km: format(now - before) })
        : words.same;
  return (
    <Card as="dl" className={proposalCss.proposalSums}>
      <Sum
        name={words.sums.empty}
        gain={change(proposed.deadheadKm, nearestFirst.deadheadKm, km)}
        good={proposed.deadheadKm < nearestFirst.deadheadKm}
      >
        {km(proposed.deadheadKm)}
      </Sum>
      <Sum
        name={chain.cost}
        gain={change(proposed.costCents, nearestFirst.costCents, money)}
        good={proposed.costCents < nearestFirst.costCents}
      >
        {money(proposed.costCents)}
      </Sum>
      <Sum
        name={words.sums.placed}
        gain={more(proposed.placed, nearestFirst.placed)}
        good={proposed.placed > nearestFirst.placed}
      >
        {words.of({ part: proposed.placed, whole: orders })}
      </Sum>
      <Sum
        name={words.sums.onTime}
        gain={more(proposed.onTime, nearestFirst.onTime)}
        good={proposed.onTime > nearestFirst.onTime}
      >
        {words.of({ part: proposed.onTime, whole: proposed.placed })}
      </Sum>
      <Sum
        name={words.sums.longest}
        gain={words.limit({ span: formatDuration(language, LIMIT_MS) })}
        good={false}
      >
        {formatDuration(language, longest * MINUTE_MS)}
      </Sum>
    </Card>
  );
}

function Sum({
  name,
  gain,
  good,
  children,
}: {
  name: string;
  gain: string;
  good: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{children}</strong>{' '}
        <Text tone={good ? undefined : 'muted'} className={good ? proposalCss.proposalGain : undefined}>
          {gain}
        </Text>
      </dd>
    </div>
  );
}

const PLANS = ['asItStands', 'nearestFirst', 'proposed'] as const;

/** The plan as it stands, the simplest plan and the proposal side by side. */
export function Compared({ proposal }: { proposal: Proposal }) {
  const words = useTexts(proposalTexts).compared;
  const language = useLanguage();
  const names = [words.asItStands, words.nearestFirst, words.proposal];
  const now = proposal.asItStands.costCents;
  const perOrder = ({ costCents, placed }: Proposal['proposed']) =>
    placed === 0 ? '–' : euros(language, Math.round((costCents - now) / placed));
  const rows: [string, (sums: Proposal['proposed']) => string][] = [
    [words.placed, ({ placed }) => `${placed} / ${proposal.orders}`],
    [words.onTime, ({ onTime }) => String(onTime)],
    [words.km, ({ deadheadKm }) => formatNumber(language, deadheadKm, 'kilometer')],
    [words.cost, ({ costCents }) => euros(language, costCents)],
    [words.perOrder, perOrder],
  ];
  return (
    <section className={sumsCss.compared} aria-label={words.title}>
      <OneMoreDriver proposal={proposal} />
      <Journeys proposal={proposal} />
      <details>
        <summary>{words.show}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.title}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, format]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {PLANS.map((plan) => (
                  <td key={plan}>{format(proposal[plan])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function OneMoreDriver({ proposal: { oneMoreDriver } }: { proposal: Proposal }) {
  const words = useTexts(proposalTexts).oneMore;
  const language = useLanguage();
  if (!oneMoreDriver) return null;
  const { city, placed, deadheadKm, costCents } = oneMoreDriver;
  const change = (value: number, format: (value: number) => string) =>
    value < 0 ? words.less({ value: format(-value) }) : words.more({ value: format(value) });
  const where = city ?? words.somewhere;
  const what =
    placed > 0
      ? words.serves({ city: where, count: placed })
      : costCents < 0
        ? words.saves({ city: where })
        : null;
  return (
    <Remark icon={<IconUserPlus size={16} aria-hidden="true" />} title={words.title}>
      {what === null
        ? words.nothing
        : what +
          words.changes({
            km: change(deadheadKm, (km) => formatNumber(language, km, 'kilometer')),
            cost: change(costCents, (cents) => euros(language, cents)),
          })}
    </Remark>
  );
}

function Journeys({ proposal: { timetable } }: { proposal: Proposal }) {
  const words = useTexts(proposalTexts);
  return (
    <Row gap="2" wrap className={sumsCss.journeys}>
      <Text tone="muted">
        {timetable
          ? words.timetable({ answered: timetable.answered, asked: timetable.asked })
          : words.estimated}
      </Text>
      <Link to="/settings/planning">{words.rates}</Link>
    </Row>
  );
}

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
  const texts = useTexts(driversTexts).proposal;
  const chain = useTexts(proposalTexts);
  const language = useLanguage();
  const km = (value: number) => formatNumber(language, value, 'kilometer');
  const money = (cents: number) => euros(language, cents);
  const longest = Math.max(0, ...drivers.map(({ dayMinutes }) => dayMinutes));
  const more = (now: number, before: number) =>
    now > before ? texts.more({ count: now - before }) : texts.same;
  const change = (now: number, before: number, format: (value: number) => string) =>
    now < before
      ? texts.less({ km: format(before - now) })
      : now > before
        ? texts.moreKm({ km: format(now - before) })
        : texts.same;
  return (
    <Card as="dl" className={proposalCss.proposalSums}>
      <Sum
        name={texts.sums.empty}
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
        name={texts.sums.placed}
        gain={more(proposed.placed, nearestFirst.placed)}
        good={proposed.placed > nearestFirst.placed}
      >
        {texts.of({ part: proposed.placed, whole: orders })}
      </Sum>
      <Sum
        name={texts.sums.onTime}
        gain={more(proposed.onTime, nearestFirst.onTime)}
        good={proposed.onTime > nearestFirst.onTime}
      >
        {texts.of({ part: proposed.onTime, whole: proposed.placed })}
      </Sum>
      <Sum
        name={texts.sums.longest}
        gain={texts.limit({ span: formatDuration(language, LIMIT_MS) })}
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
  const texts = useTexts(proposalTexts).compared;
  const language = useLanguage();
  const names = [texts.asItStands, texts.nearestFirst, texts.proposal];
  const now = proposal.asItStands.costCents;
  const perOrder = ({ costCents, placed }: Proposal['proposed']) =>
    placed === 0 ? '–' : euros(language, Math.round((costCents - now) / placed));
  const rows: [string, (sums: Proposal['proposed']) => string][] = [
    [texts.placed, ({ placed }) => `${placed} / ${proposal.orders}`],
    [texts.onTime, ({ onTime }) => String(onTime)],
    [texts.km, ({ deadheadKm }) => formatNumber(language, deadheadKm, 'kilometer')],
    [texts.cost, ({ costCents }) => euros(language, costCents)],
    [texts.perOrder, perOrder],
  ];
  return (
    <section className={sumsCss.compared} aria-label={texts.title}>
      <OneMoreDriver proposal={proposal} />
      <Journeys proposal={proposal} />
      <details>
        <summary>{texts.show}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.title}</th>
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
  const texts = useTexts(proposalTexts).oneMore;
  const language = useLanguage();
  if (!oneMoreDriver) return null;
  const { city, placed, deadheadKm, costCents } = oneMoreDriver;
  const change = (value: number, format: (value: number) => string) =>
    value < 0 ? texts.less({ value: format(-value) }) : texts.more({ value: format(value) });
  const where = city ?? texts.somewhere;
  const what =
    placed > 0
      ? texts.serves({ city: where, count: placed })
      : costCents < 0
        ? texts.saves({ city: where })
        : null;
  return (
    <Remark icon={<IconUserPlus size={16} aria-hidden="true" />} title={texts.title}>
      {what === null
        ? texts.nothing
        : what +
          texts.changes({
            km: change(deadheadKm, (km) => formatNumber(language, km, 'kilometer')),
            cost: change(costCents, (cents) => euros(language, cents)),
          })}
    </Remark>
  );
}

function Journeys({ proposal: { timetable } }: { proposal: Proposal }) {
  const texts = useTexts(proposalTexts);
  return (
    <Row gap="2" wrap className={sumsCss.journeys}>
      <Text tone="muted">
        {timetable
          ? texts.timetable({ answered: timetable.answered, asked: timetable.asked })
          : texts.estimated}
      </Text>
      <Link to="/settings/planning">{texts.rates}</Link>
    </Row>
  );
}

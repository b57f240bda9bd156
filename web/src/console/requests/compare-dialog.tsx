// Two versions of a quote side by side, with the differences marked.
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useNearTime } from './cells.tsx';
import { compareVersions } from './compare-versions.ts';
import type { QuoteVersion } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';

interface Props {
  /** Newest first, at least two. */
  versions: readonly QuoteVersion[];
}

export function CompareDialog({ open, onClose, versions }: Props & { open: boolean; onClose: () => void }) {
  const texts = useTexts(requestsTexts).compare;
  return (
    <Dialog open={open} wide="pair" title={texts.title} onClose={onClose}>
      <Compare versions={versions} />
    </Dialog>
  );
}

function Compare({ versions }: Props) {
  const texts = useTexts(requestsTexts).compare;
  const [earlier, setEarlier] = useState(versions[1]!.version);
  const [later, setLater] = useState(versions[0]!.version);
  const of = (number: number) => versions.find(({ version }) => version === number) ?? versions[0]!;
  const choices = versions.map(({ version }) => ({ value: `${version}`, label: texts.version({ version }) }));
  return (
    <Stack gap="3">
      <Grid columns={2} gap="4" align="start">
        <SelectField
          name="before"
          label={texts.before}
          value={`${earlier}`}
          choices={choices}
          onChange={(value) => setEarlier(Number(value))}
        />
        <SelectField
          name="after"
          label={texts.after}
          value={`${later}`}
          choices={choices}
          onChange={(value) => setLater(Number(value))}
        />
      </Grid>
      <Compared before={of(earlier)} after={of(later)} />
    </Stack>
  );
}

function Compared({ before, after }: { before: QuoteVersion; after: QuoteVersion }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const found = compareVersions(before, after);
  const count =
    found.lines.filter(({ changed }) => changed).length +
    [found.validUntil, found.note].filter(Boolean).length;
  const money = (amount: number) => formatMoney(language, centsOf(amount), after.currency);
  const written = (line: QuoteVersion['lines'][number] | null) =>
    line && (
      <>
        {line.description}{' '}
        <Text figures tone="muted">
          {formatNumber(language, line.quantity)} × {money(line.unitNet)}
        </Text>{' '}
        <Text figures>{money(line.net)}</Text>
      </>
    );
  const [endBefore, endAfter] = [useNearTime(before.validUntil), useNearTime(after.validUntil)];
  const row = (key: string, name: string, one: ReactNode, other: ReactNode, changed: boolean) => (
    <tr key={key} data-changed={changed || undefined}>
      <th scope="row">
        {name} {changed && <span className="visually-hidden">{texts.compare.changed}</span>}
      </th>
      <td>{one ? changed ? <del>{one}</del> : one : <Text tone="muted">–</Text>}</td>
      <td>{other ? changed ? <ins>{other}</ins> : other : <Text tone="muted">–</Text>}</td>
    </tr>
  );
  return (
    <>
      <p role="status">{texts.compare.count({ count })}</p>
      <table className={requestsCss.compareTable}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.compare.what}</span>
            </th>
            <th scope="col">{texts.compare.version({ version: before.version })}</th>
            <th scope="col">{texts.compare.version({ version: after.version })}</th>
          </tr>
        </thead>
        <tbody>
          {found.lines.map((line, i) =>
            row(
              `line ${i}`,
              texts.compare.line({ number: i + 1 }),
              written(line.before),
              written(line.after),
              line.changed,
            ),
          )}
          {row('net', texts.net, money(before.net), money(after.net), found.net)}
          {row('gross', texts.gross, money(before.gross), money(after.gross), found.gross)}
          {row('until', texts.editor.validUntil, endBefore, endAfter, found.validUntil)}
          {row('note', texts.editor.note, before.note, after.note, found.note)}
        </tbody>
      </table>
    </>
  );
}

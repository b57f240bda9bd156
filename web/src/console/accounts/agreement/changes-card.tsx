// The differences between versions of an agreement.
import { useState } from 'react';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { join } from '../../../ui/classes.ts';
import { Select } from '../../../ui/inputs.tsx';
import layoutCss from '../../../ui/layout.module.css';
import { Card, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { AgreementVersion, Terms } from '../queries.ts';
import agreementCss from './agreement.module.css';
import { type Difference, differencesBetween } from './differences.ts';
import { agreementTexts } from './texts.ts';

export function ChangesCard({ versions, terms }: { versions: readonly AgreementVersion[]; terms: Terms }) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const compared = versions.find(({ version }) => String(version) === chosen) ?? versions[0]!;
  const differences = differencesBetween(texts, language, compared.terms, terms);
  return (
    <Card
      as="section"
      className={agreementCss.effectCard}
      aria-label={texts.changes({ version: compared.version })}
    >
      <header>
        <h2>{texts.changes({ version: compared.version })}</h2>
        {versions.length > 1 && (
          <Select
            aria-label={texts.compareWith}
            value={String(compared.version)}
            choices={versions.map(({ version }) => ({
              value: String(version),
              label: texts.version({ version }),
            }))}
            onChange={setChosen}
          />
        )}
      </header>
      <Differences differences={differences} />
    </Card>
  );
}

export function Differences({ differences }: { differences: readonly Difference[] }) {
  const texts = useTexts(agreementTexts);
  if (differences.length === 0)
    return (
      <Text as="p" tone="muted" className={agreementCss.effectNote}>
        {texts.noChanges}
      </Text>
    );
  return (
    <Stack as="ul" className={join(layoutCss.lines, agreementCss.differences)}>
      {differences.map(({ key, name, before, after }) => (
        <li key={key}>
          <span>{name}</span>
          <Text figures>
            {before !== null && <s>{before}</s>}
            {before !== null && <span aria-hidden="true"> → </span>}
            <strong>{after ?? texts.removed}</strong>
          </Text>
        </li>
      ))}
    </Stack>
  );
}

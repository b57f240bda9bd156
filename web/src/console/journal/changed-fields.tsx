// What an audit log entry changed, in words: each field with its old value and the new one.

import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { formatDetails } from './format-entry.ts';
import journalCss from './journal.module.css';
import type { Entry } from './queries.ts';
import { journalTexts } from './texts.ts';

export function EntryDetails({ entry }: { entry: Entry }) {
  const texts = useTexts(journalTexts);
  const lines = formatDetails(texts, useLanguage(), entry);
  return (
    <Stack gap="2" size="table" className={journalCss.entry}>
      {lines.length === 0 && (
        <Text as="p" tone="muted">
          {texts.noChanges}
        </Text>
      )}
      {lines.map(({ name, before, after }) => (
        <Grid collapse="phone" rowGap="0-5" gap="4" key={name} className={journalCss.entryField}>
          <Text tone="muted">{name}</Text>
          {before === null ? (
            <span>{after}</span>
          ) : (
            <span className={journalCss.entryChange}>
              <span className="visually-hidden">{texts.before}</span>
              <del>{before}</del> <IconArrowRight size={14} aria-hidden="true" />{' '}
              <span className="visually-hidden">{texts.after}</span>
              <ins>{after}</ins>
            </span>
          )}
        </Grid>
      ))}
      <Row as="p" rowGap="1" gap="4" align="stretch" wrap tone="muted">
        <span>{entry.seal === null ? texts.unsealed : texts.sealed({ seal: entry.seal })}</span>
        {entry.number && (
          <Link to="/orders/$id" params={{ id: entry.number }}>
            {texts.openOrder}
          </Link>
        )}
      </Row>
    </Stack>
  );
}

// The help of portal and console: documentation, contact, numbers of failed calls, keyboard, version.

import { IconBook2, IconHelp, IconMail, IconPhone } from '@tabler/icons-react';
import { helpTexts } from '../../../shared/texts/generated/people/help.ts';
import { useFailuresOf } from '../api/recent-failures.ts';
import { useTexts } from '../messages/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { Grid, Row, Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import helpCss from './help.module.css';

export interface HelpContact {
  operatorName: string;
  email: string | null;
  phone: string | null;
  phoneHours: string | null;
  version: string;
}

export function HelpButton({ onOpen }: { onOpen: () => void }) {
  const texts = useTexts(helpTexts);
  return (
    <span className={helpCss.helpButton}>
      <IconButton label={texts.title} onClick={onOpen}>
        <IconHelp />
      </IconButton>
    </span>
  );
}

export function HelpDialog({
  open,
  onClose,
  help,
}: {
  open: boolean;
  onClose: () => void;
  help: HelpContact;
}) {
  const texts = useTexts(helpTexts);
  return (
    <Dialog open={open} title={texts.title} onClose={onClose}>
      <Stack gap="5" size="table" className={helpCss.help}>
        <Row
          as="a"
          gap="3"
          tone="ink"
          className={helpCss.helpDocs}
          href="/docs"
          target="_blank"
          rel="noreferrer"
        >
          <IconBook2 size={20} aria-hidden="true" />
          <Stack as="span">
            <strong>{texts.docs}</strong>
            <Text tone="muted">{texts.docsDetail}</Text>
          </Stack>
        </Row>
        <Contact help={help} />
        <Failures />
        <Keys />
        <Text as="p" size="meta" tone="muted">
          {texts.version({ version: help.version })}
        </Text>
      </Stack>
    </Dialog>
  );
}

function Contact({ help: { operatorName, email, phone, phoneHours } }: { help: HelpContact }) {
  const texts = useTexts(helpTexts);
  return (
    <section>
      <h3>{texts.contact({ operator: operatorName })}</h3>
      {email === null && phone === null && (
        <Text as="p" tone="muted">
          {texts.noContact}
        </Text>
      )}
      {email !== null && (
        <Row as="p" rowGap="1" gap="2" wrap className={helpCss.helpLine}>
          <IconMail size={16} aria-hidden="true" />
          <a href={`mailto:${email}`}>{email}</a>
        </Row>
      )}
      {phone !== null && (
        <Row as="p" rowGap="1" gap="2" wrap className={helpCss.helpLine}>
          <IconPhone size={16} aria-hidden="true" />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          {phoneHours !== null && <Text tone="muted">{phoneHours}</Text>}
        </Row>
      )}
    </section>
  );
}

function Failures() {
  const texts = useTexts(helpTexts);
  const failures = useFailuresOf(location.pathname);
  return (
    <section>
      <h3>{texts.failures}</h3>
      <Text as="p" tone="muted">
        {failures.length === 0 ? texts.noFailures : texts.failuresSentence}
      </Text>
      {failures.length > 0 && (
        <ul>
          {failures.map(({ requestId, code }) => (
            <Row as="li" rowGap="1" gap="2" wrap key={requestId} className={helpCss.helpLine}>
              <Text as="code" mono>
                {requestId}
              </Text>
              <CopyButton text={requestId} label={texts.copy({ id: requestId })} />
              <Text tone="muted">{code}</Text>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

function Keys() {
  const { keys, shortcuts } = useTexts(helpTexts);
  return (
    <section className={helpCss.helpKeys}>
      <h3>{keys}</h3>
      <Grid as="dl" rowGap="1-5" gap="4">
        <dt>
          <Kbd>Ctrl K</Kbd>
        </dt>
        <dd>{shortcuts.find}</dd>
        <dt>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>J</Kbd> <Kbd>K</Kbd>
        </dt>
        <dd>{shortcuts.move}</dd>
        <dt>
          <Kbd>Enter</Kbd>
        </dt>
        <dd>{shortcuts.open}</dd>
        <dt>
          <Kbd>X</Kbd>
        </dt>
        <dd>{shortcuts.choose}</dd>
        <dt>
          <Kbd>Shift J</Kbd> <Kbd>Shift K</Kbd>
        </dt>
        <dd>{shortcuts.range}</dd>
        <dt>
          <Kbd>Ctrl C</Kbd>
        </dt>
        <dd>{shortcuts.copy}</dd>
        <dt>
          <Kbd>Esc</Kbd>
        </dt>
        <dd>{shortcuts.close}</dd>
      </Grid>
    </section>
  );
}

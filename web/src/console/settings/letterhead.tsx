// Preview of the letterhead while the user types; it stays white in the dark theme, as it is paper.

import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Card, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { logoAddress, useLogo } from './logo.tsx';
import type { FieldName, Fields } from './operator-fields.ts';
import settingsCss from './settings.module.css';

/** A wide logo contains the company name, so the name is not printed next to it, as in the PDF. */
const isWide = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth > 2 * naturalHeight;

export function Letterhead({ fields, changed }: { fields: Fields; changed: ReadonlySet<FieldName> }) {
  const texts = useTexts(settingsTexts);
  const { data: logo } = useLogo();
  const [wide, setWide] = useState(false);
  const part = (name: FieldName) => (
    <span className={changed.has(name) ? settingsCss.paperChanged : undefined}>{fields[name]}</span>
  );
  return (
    <Card as="section" className={settingsCss.letterhead} aria-label={texts.letterhead}>
      <h2>
        {texts.letterhead} <Text tone="muted">{texts.letterheadSentence}</Text>
      </h2>
      <Stack gap="5" size="type-1" className={settingsCss.paper}>
        <div className={settingsCss.paperHead}>
          <Row as="span" gap="2-5" className={settingsCss.paperBrand}>
            {logo && (
              <img
                src={logoAddress(logo)}
                alt=""
                onLoad={({ currentTarget }) => setWide(isWide(currentTarget))}
              />
            )}
            {!(logo && wide) && <strong>{part('name')}</strong>}
          </Row>
          <span>
            {part('address')}
            <br />
            {part('sender.email')}
            <br />
            {part('phone')}
          </span>
        </div>
        <Text as="p" size="type-7" weight="strong" className={settingsCss.paperTitle}>
          {texts.invoice} INV-2026-00001
        </Text>
        {fields['bank.iban'] && (
          <p>
            {texts.pay} {part('bank.iban')}.
          </p>
        )}
        <div className={settingsCss.paperFoot}>
          <span>
            {part('name')}
            <br />
            {part('register')}
            <br />
            {part('vatId')}
            <br />
            {part('taxNumber')}
          </span>
          {fields.managedBy && (
            <span>
              {texts.manager}
              <br />
              {part('managedBy')}
            </span>
          )}
          <span>
            {part('bank.name')}
            <br />
            {part('bank.iban')}
            <br />
            {part('bank.bic')}
          </span>
        </div>
      </Stack>
    </Card>
  );
}

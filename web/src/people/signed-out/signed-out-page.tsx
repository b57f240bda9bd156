// The frame of the signed-out pages: logo, language and theme above, a card, and a map as background.

import { pageOwner } from '../../ui/brand.ts';
import { Grid, Row } from '../../ui/layout.tsx';
import { hasNameBesideMark, Mark } from '../../ui/mark.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx';
import type { Titled } from '../../ui/titled.ts';
import map from './map.svg?raw';
import signedOutCss from './signed-out.module.css';

export function SignedOutPage({ title, sentence, children }: Titled) {
  return (
    <Grid className={signedOutCss.signedOut}>
      <div
        className={signedOutCss.signedOutMap}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, inline so that it follows the theme.
        dangerouslySetInnerHTML={{ __html: map }}
      />
      <Row as="header" justify="between" className={signedOutCss.signedOutHead}>
        <Row
          as="span"
          inline
          gap="3"
          tone="ink"
          size="body"
          weight="strong"
          className={signedOutCss.signedOutBrand}
        >
          <Mark />
          {hasNameBesideMark && <span className={signedOutCss.signedOutName}>{pageOwner}</span>}
        </Row>
        <Row as="span" gap="1" inline>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
      </Row>
      <main className={signedOutCss.signedOutCard}>
        <h1>{title}</h1>
        {sentence && <p className={signedOutCss.signedOutSentence}>{sentence}</p>}
        {children}
      </main>
    </Grid>
  );
}

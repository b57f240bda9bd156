// The same order as code to copy.

import { useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { join } from '../../ui/classes.ts';
import { CopyTextButton } from '../../ui/copy.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import playgroundCss from './playground.module.css';
import { asCurl, asTypeScript, type Call } from './snippets.ts';
import { playgroundTexts } from './texts.ts';

export function CreateByCode({ call }: { call: Call }) {
  const texts = useTexts(playgroundTexts);
  const [shown, setShown] = useState<'curl' | 'typescript'>('curl');
  const samples = { curl: asCurl(call), typescript: asTypeScript(call) };
  return (
    <Grid as="section" gap="3" className={playgroundCss.byCode} aria-labelledby="by-code">
      <Row rowGap="2" gap="3" wrap size="table">
        <h2 id="by-code">{texts.byCode}</h2>
        <Text tone="muted">{texts.byCodeSentence}</Text>
        <div className={join(buttonCss.buttonRow, playgroundCss.byCodeActions)}>
          <CopyTextButton text={samples.typescript} onCopy={() => setShown('typescript')}>
            {texts.copyTypeScript}
          </CopyTextButton>
          <CopyTextButton text={samples.curl} onCopy={() => setShown('curl')}>
            {texts.copyCurl}
          </CopyTextButton>
        </div>
      </Row>
      <Text
        as="pre"
        mono
        className={playgroundCss.byCodeText}
        // A scrollable element must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={texts.byCode}
      >
        {marked(samples[shown], [call.scenario, call.mode])}
      </Text>
    </Grid>
  );
}

/** Highlights the chosen values. */
function marked(text: string, chosen: readonly string[]) {
  const parts = text.split(new RegExp(`\\b(${chosen.join('|')})\\b`));
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name.
  return parts.map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}

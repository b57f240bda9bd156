// Code that verifies signatures, in six languages.
import { useId, useState } from 'react';
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Tabs } from '../../ui/segmented.tsx';
import { Text } from '../../ui/text.tsx';
import { CODE_LANGUAGES, type CodeLanguage, VERIFY_CODE } from './verify-code.ts';

export function VerifyCode() {
  const texts = useTexts(pagesTexts).verify;
  return (
    <section aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Text as="p" tone="muted">
        {texts.text}
      </Text>
      <CodeTabs code={VERIFY_CODE} />
    </section>
  );
}

export function CodeTabs({ code, diff = false }: { code: Record<CodeLanguage, string>; diff?: boolean }) {
  const texts = useTexts(pagesTexts).verify;
  const id = useId();
  const [language, setLanguage] = useState<CodeLanguage>('TypeScript');
  return (
    <>
      <Tabs
        id={id}
        label={texts.language}
        value={language}
        choices={CODE_LANGUAGES.map((value) => ({ value, label: value }))}
        onChange={setLanguage}
      />
      <div role="tabpanel" aria-labelledby={`${id}-${language}`}>
        <CodeBlock code={code[language]} label={texts.label} diff={diff} />
      </div>
    </>
  );
}

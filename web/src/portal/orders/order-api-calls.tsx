// The same order by API: the call to copy, as curl or TypeScript.
import { useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf } from '../../orders/order-status.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Tabs } from '../../ui/segmented.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import orderCss from './order.module.css';
import type { PortalOrder } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';

function addressOf(order: PortalOrder): string {
  return `${location.origin}/api/v1/extern/orders/${numberOf(order)}`;
}

export function curlOf(order: PortalOrder): string {
  return `curl ${addressOf(order)} \\\n  -H "Authorization: Bearer $HANDOVER_KEY"`;
}

function typescriptOf(order: PortalOrder): string {
  return `const answer = await fetch('${addressOf(order)}', {
  headers: { authorization: \`Bearer \${process.env.HANDOVER_KEY}\` },
});
const order = await answer.json();`;
}

export function OrderApiCalls({ order }: { order: PortalOrder }) {
  const texts = useTexts(customerOrderTexts);
  const { environment } = usePortal();
  const [tab, setTab] = useState<'curl' | 'typescript'>('curl');
  const code = tab === 'curl' ? curlOf(order) : typescriptOf(order);
  return (
    <section className={orderCss.orderByApi} aria-label={texts.byApi}>
      <header>
        <h2>{texts.byApi}</h2>
        <Text tone="muted">{texts.withKey[environment]}</Text>
        <Tabs
          id="by-api"
          label={texts.byApi}
          value={tab}
          onChange={setTab}
          choices={[
            { value: 'curl', label: 'curl' },
            { value: 'typescript', label: 'TypeScript' },
          ]}
        />
      </header>
      <div role="tabpanel" aria-labelledby={`by-api-${tab}`}>
        <CodeBlock code={code} label={texts.byApi} />
      </div>
    </section>
  );
}

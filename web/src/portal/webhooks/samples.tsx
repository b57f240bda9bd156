// A sample message for every event, a real one where it exists.
import { useState } from 'react';
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { portal } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import type { Endpoint } from './endpoints.ts';

export function Samples({ endpoint }: { endpoint: Endpoint }) {
  const texts = useTexts(pagesTexts).samples;
  const { environment } = usePortal();
  const [event, setEvent] = useState('');
  const { data } = useCall(
    [environment, 'webhook-endpoints', endpoint.id, 'samples', endpoint.format],
    async (signal) =>
      (
        await portal.GET('/{environment}/webhook-endpoints/{id}/samples', {
          params: { path: { environment, id: endpoint.id } },
          signal,
        })
      ).data,
    { staleTime: MINUTE_MS },
  );
  const shown = data?.find((sample) => sample.event === event) ?? data?.[0];
  return (
    <section aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <SelectField
        name="sample"
        label={texts.event}
        value={shown?.event ?? ''}
        choices={data?.map((sample) => ({ value: sample.event, label: sample.event })) ?? []}
        onChange={setEvent}
      />
      {shown && (
        <>
          <Text as="p" tone="muted">
            {shown.real ? texts.real : texts.madeUp}
          </Text>
          <CodeBlock code={JSON.stringify(JSON.parse(shown.body), null, 2)} label={texts.label} />
        </>
      )}
    </section>
  );
}

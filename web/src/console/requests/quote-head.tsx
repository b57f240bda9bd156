// The header of a quote's page: its state, and the actions that end or extend it.
import { useState } from 'react';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { QuoteStatus } from './cells.tsx';
import { RejectDialog, WithdrawDialog } from './end-dialogs.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import type { RequestToQuote } from './queries.ts';
import { quoteStateOf } from './quote-state.ts';
import { requestsTexts } from './texts.ts';

export function QuoteHead({ request, writes }: { request: RequestToQuote; writes: boolean }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { order, versions, quoteNumber } = request;
  const number = order.requestNumber ?? '';
  const state = quoteStateOf(request);
  const end = versions[0]?.validUntil ?? order.createdAt;
  const span = useNow((nowMs) =>
    state === 'OFFERED'
      ? texts.editor.validFor({ rest: formatDuration(language, Date.parse(end) - nowMs) })
      : texts.editor.waitingFor({ age: formatDuration(language, nowMs - Date.parse(order.createdAt)) }),
  );
  const [asked, setAsked] = useState<'reject' | 'withdraw' | 'extend' | null>(null);
  const close = () => setAsked(null);
  return (
    <PageHead
      title={texts.editor.title({ number })}
      crumbs={[{ label: texts.title, to: '/requests' }, { label: number }]}
      aside={
        <>
          <QuoteStatus state={state} />
          {(state === 'REQUESTED' || state === 'OFFERED') && <Text tone="muted">{span}</Text>}
        </>
      }
      actions={
        writes && (
          <>
            {state === 'OFFERED' && <Button onClick={() => setAsked('extend')}>{texts.extend.action}</Button>}
            {state === 'OFFERED' && (
              <Button kind="destructive" onClick={() => setAsked('withdraw')}>
                {texts.editor.withdraw}
              </Button>
            )}
            <Button kind="destructive" onClick={() => setAsked('reject')}>
              {texts.reject}
            </Button>
            <WithdrawDialog
              id={order.id}
              number={quoteNumber ?? ''}
              recipient={request.account.email}
              open={asked === 'withdraw'}
              onClose={close}
            />
            {versions[0] && (
              <ExtendDialog
                id={order.id}
                version={versions[0]}
                recipient={request.account.email}
                open={asked === 'extend'}
                onClose={close}
              />
            )}
            <RejectDialog request={request} open={asked === 'reject'} onClose={close} />
          </>
        )
      }
    />
  );
}

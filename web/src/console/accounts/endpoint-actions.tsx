// Actions on an endpoint of an account: pause, resume, secrets, migration from the older format, delete.

import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { join } from '../../ui/classes.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { textClass } from '../../ui/text.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { EndpointSecret, type ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { RollDialog } from '../../webhooks/roll-dialog.tsx';
import accountsCss from './accounts.module.css';
import { type Endpoint, useRefreshAccountPart } from './queries.ts';

type Asked = 'pause' | 'renew' | 'switch' | 'remove';

/** `onDone` gets the secret if the call made one. */
function useEndpointCalls(
  path: { id: string; endpointId: string },
  onDone: (secret: ShownSecret | null) => void,
) {
  const { endpoints: texts } = useTexts(accountsTexts);
  const refreshPart = useRefreshAccountPart();
  const change = useChange(
    async (what: Asked | 'resume') => {
      const call = { params: { path }, body: {} };
      if (what === 'renew') {
        const at = '/accounts/{id}/webhook-endpoints/{endpointId}/renew-secret';
        return operations.POST(at, call);
      }
      if (what === 'pause')
        await operations.POST('/accounts/{id}/webhook-endpoints/{endpointId}/pause', call);
      if (what === 'resume')
        await operations.POST('/accounts/{id}/webhook-endpoints/{endpointId}/resume', call);
      if (what === 'switch')
        await operations.POST('/accounts/{id}/webhook-endpoints/{endpointId}/switch', call);
      if (what === 'remove') {
        await operations.DELETE('/accounts/{id}/webhook-endpoints/{endpointId}', { params: { path } });
      }
      return null;
    },
    {
      onDone: (made, what) => {
        onDone(made && { ...made, endpointId: made.id, how: 'renewed' });
        if (!made && what !== 'renew') toast(texts.done[what]);
        return refreshPart();
      },
      onError: (error, what) => what === 'resume' && toast(error.message, 'alert'),
    },
  );
  const rolling = useChange(
    (hours: number) =>
      operations.POST('/accounts/{id}/webhook-endpoints/{endpointId}/roll-secret', {
        params: { path },
        body: { hours },
      }),
    {
      onDone: (made) => {
        onDone({ ...made, endpointId: made.id, how: 'rolled' });
        return refreshPart();
      },
    },
  );
  return { change, rolling };
}

export function EndpointActions({ id, endpoint }: { id: string; endpoint: Endpoint }) {
  const { endpoints: texts } = useTexts(accountsTexts);
  const [asked, setAsked] = useState<Asked | 'roll' | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const { change, rolling } = useEndpointCalls({ id, endpointId: endpoint.id }, (made) => {
    setAsked(null);
    if (made) setSecret(made);
  });
  const dialogs = {
    pause: [
      texts.pauseTitle,
      texts.pauseText({ open: endpoint.health.open }),
      texts.pauseConfirm,
      texts.pauseKeep,
    ],
    renew: [texts.renewTitle, texts.renewText, texts.renewConfirm, texts.renewKeep],
    switch: [texts.switchTitle, texts.switchText, texts.switchConfirm, texts.switchKeep],
    remove: [texts.removeTitle, texts.removeText, texts.removeConfirm, texts.removeKeep],
  } as const;
  const confirmed = asked === 'roll' ? null : asked;
  const [title, text, confirm, keep] = confirmed ? dialogs[confirmed] : ['', '', '', ''];
  return (
    <>
      <IconMenu label={`${texts.actions}: ${endpoint.url}`} icon={<IconDots />} outlined>
        {endpoint.status === 'PAUSED' ? (
          <MenuItem onSelect={() => change.mutate('resume')}>{texts.resume}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsked('pause')}>{texts.pause}</MenuItem>
        )}
        <MenuItem onSelect={() => setAsked('roll')}>{texts.roll}</MenuItem>
        <MenuItem onSelect={() => setAsked('renew')}>{texts.renew}</MenuItem>
        {endpoint.format === 'legacy' && (
          <MenuItem onSelect={() => setAsked('switch')}>{texts.switchOver}</MenuItem>
        )}
        <MenuDivider />
        <MenuItem destructive onSelect={() => setAsked('remove')}>
          {texts.remove}
        </MenuItem>
      </IconMenu>
      <ConfirmDialog
        open={confirmed !== null}
        title={title}
        confirm={confirm}
        keep={keep}
        change={change}
        onConfirm={() => confirmed && change.mutate(confirmed)}
        onClose={() => setAsked(null)}
      >
        <p>{text}</p>
        <Truncate className={join(accountsCss.endpointUrl, textClass({ tone: 'muted' }))}>
          {endpoint.url}
        </Truncate>
      </ConfirmDialog>
      <RollDialog
        open={asked === 'roll'}
        rollsAlready={endpoint.oldSecretUntil !== null}
        legacy={endpoint.format === 'legacy'}
        rolling={rolling}
        onClose={() => setAsked(null)}
      />
      <EndpointSecret shown={secret} isForCustomer onClose={() => setSecret(null)} />
    </>
  );
}

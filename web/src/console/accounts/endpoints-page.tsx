// The webhook endpoints of an account: their health, adding one, and importing one of the older format.
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { EndpointSecret, type ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { useConsole } from '../session.tsx';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { AddEndpoint } from './add-endpoint.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointTable } from './endpoint-table.tsx';
import { ImportEndpoint } from './import-endpoint.tsx';
import { type Endpoint, useEndpoints } from './queries.ts';

const route = getRouteApi('/frame/accounts/$id/endpoints');

export function AccountEndpointsPage() {
  const texts = useTexts(accountsTexts);
  const { id } = route.useParams();
  const { may } = useConsole();
  const read = useEndpoints(id);
  const [making, setMaking] = useState<'add' | 'import' | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const close = () => setMaking(null);
  const changes = may('admins');
  const actions = changes ? (
    <>
      <Button onClick={() => setMaking('import')}>{texts.endpoints.importOlder}</Button>
      <Button kind="filled" icon={<IconPlus />} onClick={() => setMaking('add')}>
        {texts.endpoints.add}
      </Button>
    </>
  ) : (
    <Text tone="muted">{texts.endpoints.onlyAdmins}</Text>
  );
  return (
    <AccountFrame id={id} tab="endpoints" actions={actions}>
      <QueryBoundary query={read}>
        {read.data?.length === 0 ? (
          <Empty icon={<IconWebhook />} title={texts.endpoints.empty.title}>
            {texts.endpoints.empty.text}
          </Empty>
        ) : (
          <div className={accountsCss.accountWide}>
            <EndpointTable
              endpoints={read.data}
              {...(changes && {
                actions: (endpoint: Endpoint) => <EndpointActions id={id} endpoint={endpoint} />,
              })}
            />
          </div>
        )}
      </QueryBoundary>
      <Dialog
        open={making === 'import'}
        title={texts.endpoints.importOlder}
        sentence={texts.endpoints.importSentence}
        onClose={close}
      >
        <ImportEndpoint id={id} onClose={close} />
      </Dialog>
      <Dialog
        open={making === 'add'}
        wide
        title={texts.endpoints.add}
        sentence={texts.endpoints.addSentence}
        onClose={close}
      >
        <AddEndpoint
          id={id}
          onDone={(made) => {
            close();
            setSecret(made);
          }}
        />
      </Dialog>
      <EndpointSecret shown={secret} isForCustomer onClose={() => setSecret(null)} />
    </AccountFrame>
  );
}

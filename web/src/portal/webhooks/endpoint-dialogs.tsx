// The confirmations before an endpoint is paused, resumed or deleted, or gets a new secret.

import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { portal } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { Change } from '../../ui/field.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { RollDialog } from '../../webhooks/roll-dialog.tsx';
import { usePortal } from '../session.tsx';
import type { Endpoint } from './endpoints.ts';
import webhooksCss from './webhooks.module.css';

export type DialogName = 'pause' | 'renew' | 'roll' | 'switch' | 'remove' | 'change';

interface Props {
  endpoint: Endpoint;
  openDialog: DialogName | null;
  onClose: () => void;
  onSecret: (secret: ShownSecret) => void;
}

export function EndpointDialogs(props: Props) {
  return (
    <>
      <Pause {...props} />
      <Renew {...props} />
      <Roll {...props} />
      <FormatSwitch {...props} />
      <Remove {...props} />
    </>
  );
}

/** One change of the endpoint; all queries about it are refetched afterwards. */
export function useEndpointChange<Result, Given = void>(
  change: (path: { environment: 'production' | 'sandbox'; id: string }, given: Given) => Promise<Result>,
  endpoint: Endpoint,
  onDone: (result: Result) => void,
) {
  const { environment } = usePortal();
  return useChange((given: Given) => change({ environment, id: endpoint.id }, given), {
    refreshes: [
      [environment, 'webhook-endpoints'],
      [environment, 'deliveries'],
    ],
    onDone,
  });
}

function Confirm({
  open,
  title,
  confirm,
  keep,
  change,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  confirm: string;
  keep: string;
  change: Change & { mutate: () => void };
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirm={confirm}
      keep={keep}
      change={change}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

function Pause({ endpoint, openDialog, onClose }: Props) {
  const texts = useTexts(pagesTexts);
  const pause = useEndpointChange(
    (path) => portal.POST('/{environment}/webhook-endpoints/{id}/pause', { params: { path }, body: {} }),
    endpoint,
    ({ ended }) => {
      toast(texts.confirm.paused({ ended: ended ?? 0 }));
      onClose();
    },
  );
  return (
    <Confirm
      open={openDialog === 'pause'}
      title={texts.confirm.pauseTitle}
      confirm={texts.page.pause}
      keep={texts.confirm.pauseKeep}
      change={pause}
      onClose={onClose}
    >
      <p>{texts.confirm.pause({ open: endpoint.health.open })}</p>
    </Confirm>
  );
}

function Renew({ endpoint, openDialog, onClose, onSecret }: Props) {
  const texts = useTexts(pagesTexts);
  const renew = useEndpointChange(
    (path) =>
      portal.POST('/{environment}/webhook-endpoints/{id}/renew-secret', { params: { path }, body: {} }),
    endpoint,
    (made) => {
      onClose();
      onSecret({ ...made, endpointId: made.id, how: 'renewed' });
    },
  );
  return (
    <Confirm
      open={openDialog === 'renew'}
      title={texts.confirm.newTitle}
      confirm={texts.page.newSecret}
      keep={texts.confirm.newKeep}
      change={renew}
      onClose={onClose}
    >
      <p>{texts.confirm.new}</p>
    </Confirm>
  );
}

function Roll({ endpoint, openDialog, onClose, onSecret }: Props) {
  const roll = useEndpointChange(
    (path, hours: number) =>
      portal.POST('/{environment}/webhook-endpoints/{id}/roll-secret', { params: { path }, body: { hours } }),
    endpoint,
    (made) => {
      onClose();
      onSecret({ ...made, endpointId: made.id, how: 'rolled' });
    },
  );
  return (
    <RollDialog
      open={openDialog === 'roll'}
      rollsAlready={endpoint.oldSecretUntil !== null}
      legacy={endpoint.format === 'legacy'}
      rolling={roll}
      onClose={onClose}
    />
  );
}

function FormatSwitch({ endpoint, openDialog, onClose }: Props) {
  const texts = useTexts(pagesTexts);
  const { environment } = usePortal();
  const open = openDialog === 'switch';
  const preview = useCall(
    [environment, 'webhook-endpoints', endpoint.id, 'switch'],
    (signal) =>
      portal.GET('/{environment}/webhook-endpoints/{id}/switch', {
        params: { path: { environment, id: endpoint.id } },
        signal,
      }),
    { enabled: open },
  );
  const change = useEndpointChange(
    (path) => portal.POST('/{environment}/webhook-endpoints/{id}/switch', { params: { path }, body: {} }),
    endpoint,
    () => {
      toast(texts.confirm.switched);
      onClose();
    },
  );
  return (
    <Dialog
      open={open}
      title={texts.confirm.switchTitle}
      wide="pair"
      onClose={onClose}
      foot={{
        primary: {
          label: texts.page.switch,
          destroys: true,
          change,
          disabled: !preview.data,
          onClick: () => change.mutate(),
        },
        cancel: texts.confirm.switchKeep,
      }}
    >
      <p>
        {texts.confirm.switch} <strong>{texts.confirm.cannotUndo}</strong>
      </p>
      <ErrorState error={preview.error} onRetry={() => preview.refetch()} />
      {preview.data && (
        <>
          <Text as="p" tone="muted">
            {preview.data.real ? texts.confirm.real : texts.confirm.madeUp}
          </Text>
          <Grid columns={2} gap="4" className={webhooksCss.beforeAfter}>
            <Shown
              title={texts.confirm.before}
              headers={texts.confirm.headersBefore}
              {...preview.data.before}
            />
            <Shown title={texts.confirm.after} headers={texts.confirm.headersAfter} {...preview.data.after} />
          </Grid>
        </>
      )}
    </Dialog>
  );
}

function Shown({
  title,
  headers,
  event,
  body,
}: {
  title: string;
  headers: string;
  event: string;
  body: string;
}) {
  return (
    <section aria-label={title}>
      <h3>
        {title} <Text mono>{event}</Text>
      </h3>
      <Text as="p" tone="muted">
        {headers}
      </Text>
      <CodeBlock code={JSON.stringify(JSON.parse(body), null, 2)} label={title} />
    </section>
  );
}

function Remove({ endpoint, openDialog, onClose }: Props) {
  const texts = useTexts(pagesTexts);
  const { environment } = usePortal();
  const navigate = useNavigate();
  const remove = useEndpointChange(
    (path) => portal.DELETE('/{environment}/webhook-endpoints/{id}', { params: { path } }),
    endpoint,
    () => {
      toast(texts.confirm.removed);
      navigate({ to: `/${environment}/webhooks` as string });
    },
  );
  return (
    <Confirm
      open={openDialog === 'remove'}
      title={texts.confirm.removeTitle}
      confirm={texts.page.remove}
      keep={texts.confirm.removeKeep}
      change={remove}
      onClose={onClose}
    >
      <p>{texts.confirm.remove({ open: endpoint.health.open })}</p>
    </Confirm>
  );
}

// The webhook endpoints of an account: their health, pausing and resuming, secrets, and those of the older format.
import { IconDots, IconWebhook } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useWords } from '../../messages/use-words.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Answered, Empty, ErrorState } from '../../ui/table-states.tsx';
import { useConsole } from '../session.tsx';
import { AccountFrame } from './account-frame.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { EndpointTable } from './endpoint-table.tsx';
import { type Endpoint, useEndpoints, useReadAnew } from './queries.ts';
import { accountEndpointsRoute } from './routes.tsx';

export function AccountEndpointsPage() {
  const words = useWords({ en, de });
  const { id } = accountEndpointsRoute.useParams();
  const { may } = useConsole();
  const read = useEndpoints(id);
  const [importing, setImporting] = useState(false);
  const changes = may('admins');
  const importOlder = changes ? (
    <Button onClick={() => setImporting(true)}>{words.endpoints.importOlder}</Button>
  ) : (
    <span className="muted">{words.endpoints.onlyAdmins}</span>
  );
  return (
    <AccountFrame id={id} tab="endpoints" actions={importOlder}>
      <Answered query={read}>
        {read.data?.length === 0 ? (
          <Empty icon={<IconWebhook />} title={words.endpoints.empty.title} actions={importOlder}>
            {words.endpoints.empty.text}
          </Empty>
        ) : (
          <div className="account-wide">
            <EndpointTable
              endpoints={read.data}
              {...(changes && { actions: (endpoint: Endpoint) => <Actions id={id} endpoint={endpoint} /> })}
            />
          </div>
        )}
      </Answered>
      <Dialog
        open={importing}
        title={words.endpoints.importOlder}
        sentence={words.endpoints.importSentence}
        onClose={() => setImporting(false)}
      >
        <Import id={id} onClose={() => setImporting(false)} />
      </Dialog>
    </AccountFrame>
  );
}

type Asked = 'pause' | 'renew' | 'switch' | 'remove';

interface Secret {
  secret: string;
  standardWebhooksSecret: string;
}

function Actions({ id, endpoint }: { id: string; endpoint: Endpoint }) {
  const { endpoints: words } = useWords({ en, de });
  const readAnew = useReadAnew();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const path = { id, endpointId: endpoint.id };
  const change = useMutation({
    mutationFn: async (what: Asked | 'resume') => {
      const call = { params: { path }, body: {} };
      if (what === 'renew') {
        const at = '/accounts/{id}/webhook-endpoints/{endpointId}/renew-secret';
        return (await operations.POST(at, call)).data ?? null;
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
    onSuccess: (made, what) => {
      setAsked(null);
      if (made) setSecret(made);
      else if (what !== 'renew') toast(words.done[what]);
      return readAnew();
    },
    onError: (error, what) => what === 'resume' && toast(error.message, 'alert'),
  });
  const texts = {
    pause: [words.pauseTitle, words.pauseText(endpoint.health.open), words.pauseConfirm],
    renew: [words.renewTitle, words.renewText, words.renewConfirm],
    switch: [words.switchTitle, words.switchText, words.switchConfirm],
    remove: [words.removeTitle, words.removeText, words.removeConfirm],
  } as const;
  const [title, text, confirm] = asked ? texts[asked] : ['', '', ''];
  return (
    <>
      <IconMenu label={`${words.actions}: ${endpoint.url}`} icon={<IconDots />} outlined>
        {endpoint.status === 'PAUSED' ? (
          <MenuItem onSelect={() => change.mutate('resume')}>{words.resume}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsked('pause')}>{words.pause}</MenuItem>
        )}
        <MenuItem onSelect={() => setAsked('renew')}>{words.renew}</MenuItem>
        {endpoint.format === 'legacy' && (
          <MenuItem onSelect={() => setAsked('switch')}>{words.switchOver}</MenuItem>
        )}
        <MenuDivider />
        <MenuItem destructive onSelect={() => setAsked('remove')}>
          {words.remove}
        </MenuItem>
      </IconMenu>
      <ConfirmDialog
        open={asked !== null}
        title={title}
        confirm={confirm}
        busy={change.isPending}
        onConfirm={() => asked && change.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{text}</p>
        <p className="muted endpoint-url">{endpoint.url}</p>
        {change.error instanceof ApiError && <ErrorState error={change.error} />}
      </ConfirmDialog>
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}

function NewSecret({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  const { endpoints: words } = useWords({ en, de });
  return (
    <SecretDialog
      open={secret !== null}
      title={words.secretTitle}
      actions={(_leave, close) => (
        <Button kind="filled" onClick={close}>
          {words.secretDone}
        </Button>
      )}
      asked={{
        title: words.secretSure,
        text: words.secretSureText,
        actions: (back, close) => (
          <>
            <Button onClick={back}>{words.back}</Button>
            <Button kind="destructive" onClick={close}>
              {words.close}
            </Button>
          </>
        ),
      }}
      onClose={onClose}
    >
      {secret && (
        <div className="secret-forms">
          <p>{words.secretOnce}</p>
          <h3>{words.secretPlain}</h3>
          <CodeBlock code={secret.secret} label={words.secretPlain} />
          <h3>{words.secretStandard}</h3>
          <CodeBlock code={secret.standardWebhooksSecret} label={words.secretStandard} />
        </div>
      )}
    </SecretDialog>
  );
}

const LAST_OLDER_DAY = '2026-09-22T12:00';
const OLDER_EVENTS = [
  'order.status_changed',
  'order.updated',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'protocol.pickup.submitted',
  'protocol.delivery.submitted',
] as const;
type OlderEvent = (typeof OLDER_EVENTS)[number];

function Import({ id, onClose }: { id: string; onClose: () => void }) {
  const { endpoints: words, credentials } = useWords({ en, de });
  const readAnew = useReadAnew();
  const [fields, setFields] = useState({
    url: '',
    environment: 'production' as Endpoint['environment'],
    secret: '',
    events: [...OLDER_EVENTS] as OlderEvent[],
    createdAt: LAST_OLDER_DAY,
  });
  const wire = wireTo(fields, setFields);
  const importing = useMutation({
    mutationFn: () => {
      const createdAt = new Date(fields.createdAt).toISOString();
      const body = { ...fields, createdAt };
      return operations.POST('/accounts/{id}/webhook-endpoints/import', { params: { path: { id } }, body });
    },
    onSuccess: async () => {
      toast(words.imported);
      onClose();
      await readAnew();
    },
  });
  const error = importing.error instanceof ApiError ? importing.error : null;
  return (
    <Form
      label={words.importOlder}
      errors={error?.fields ?? []}
      names={{
        url: words.url,
        environment: words.environment,
        secret: words.secret,
        events: words.events,
        createdAt: words.createdAt,
      }}
      onSubmit={() => importing.mutate()}
    >
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField name="url" label={words.url} type="url" placeholder="https://" {...wire('url')} />
      <SelectField
        name="environment"
        label={words.environment}
        choices={choicesOf(credentials.environments)}
        {...wire('environment')}
      />
      <TextField name="secret" label={words.secret} hint={words.secretHint} {...wire('secret')} />
      <fieldset className="party-fields">
        <legend>{words.events}</legend>
        {OLDER_EVENTS.map((event) => (
          <label key={event} className="check-line">
            <input
              type="checkbox"
              checked={fields.events.includes(event)}
              onChange={({ target: { checked } }) =>
                wire('events').onChange(
                  OLDER_EVENTS.filter((one) => (one === event ? checked : fields.events.includes(one))),
                )
              }
            />
            <span className="mono">{event}</span>
          </label>
        ))}
      </fieldset>
      <TextField name="createdAt" label={words.createdAt} type="datetime-local" {...wire('createdAt')} />
      <FormActions submit={words.importConfirm} busy={importing.isPending} />
    </Form>
  );
}

// A copy of the protocol for the person on site: a QR code for their phone, or a mail. Both need network.
import { IconCircleCheck, IconCloudOff, IconMail } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { loadQrCodes, QrCode } from '../../ui/qr.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import type { Session } from '../local-store/records.ts';
import { callApi } from '../outbox/call-api.ts';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import partsCss from '../parts.module.css';
import type { ProtocolKind } from '../protocol/draft.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

interface Props {
  session: Session;
  tripId: string;
  kind: ProtocolKind;
  onClose: () => void;
}

export function CopySheet({ session, tripId, kind, onClose }: Props) {
  const { copy } = useDriverTexts();
  const path = `/trips/${tripId}/protocols/${kind}`;
  return (
    <Sheet title={copy.title} onClose={onClose}>
      <CodeForPhone token={session.token} path={`${path}/link`} />
      <MailForm token={session.token} path={`${path}/mail`} />
    </Sheet>
  );
}

type Linked = { url: string; expiresAt: string } | 'asking' | 'failed';

function CodeForPhone({ token, path }: { token: string; path: string }) {
  const { copy } = useDriverTexts();
  const language = useAppLanguage();
  const [linked, setLinked] = useState<Linked>('asking');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    let isShown = true;
    setLinked('asking');
    void Promise.all([
      callApi({ method: 'POST', path, token }),
      loadQrCodes().then(
        () => true,
        () => false,
      ),
    ]).then(([{ status, body }, isDrawable]) => {
      if (isShown) setLinked(status === 200 && isDrawable ? body : 'failed');
    });
    return () => {
      isShown = false;
    };
  }, [path, token, tries]);
  if (linked === 'asking')
    return (
      <Text as="p" tone="muted" role="status">
        {copy.asking}
      </Text>
    );
  if (linked === 'failed')
    return (
      <Stack gap="2" role="alert">
        <Row as="p" gap="2" align="stretch">
          <IconCloudOff aria-hidden="true" />
          {copy.noLink}
        </Row>
        <TapButton onClick={() => setTries(tries + 1)}>{copy.again}</TapButton>
      </Stack>
    );
  return (
    <QrCode text={linked.url}>
      <strong>{copy.scan}</strong>
      <br />
      <Text tone="muted">{copy.until({ time: formatClock(language, new Date(linked.expiresAt)) })}</Text>
    </QrCode>
  );
}

function MailForm({ token, path }: { token: string; path: string }) {
  const { copy } = useDriverTexts();
  const id = useId();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'typing' | 'sending' | 'wrong' | 'failed' | { sentTo: string }>(
    'typing',
  );
  const isSending = useRef(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    const { status } = await callApi({ method: 'POST', path, token, json: { email: email.trim() } });
    isSending.current = false;
    setState(status === 204 ? { sentTo: email.trim() } : status === 400 ? 'wrong' : 'failed');
    if (status === 204) setEmail('');
  }
  const problem = state === 'wrong' ? copy.wrong : state === 'failed' ? copy.notSent : null;
  return (
    <Stack as="form" gap="3" onSubmit={send} noValidate>
      <Stack gap="1-5" className={partsCss.sheetField}>
        <label htmlFor={id}>{copy.email}</label>
        <span className={partsCss.unitField}>
          <input
            id={id}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => {
              setEmail(target.value);
              setState('typing');
            }}
          />
        </span>
        {problem && (
          <p id={`${id}-problem`} className={partsCss.sheetFieldError} role="alert">
            {problem}
          </p>
        )}
      </Stack>
      {typeof state === 'object' && (
        <Row as="p" gap="2" className={join(layoutCss.toneGood, layoutCss.toned)} role="status">
          <IconCircleCheck aria-hidden="true" />
          {copy.sent({ email: state.sentTo })}
        </Row>
      )}
      <TapButton type="submit" icon={<IconMail />} disabled={state === 'sending' || email.trim() === ''}>
        {copy.send}
      </TapButton>
    </Stack>
  );
}

// Calls dispatch, by the number in the operator's settings; without one there is no button, and messages remain.
import { IconPhone } from '@tabler/icons-react';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { Text } from '../../ui/text.tsx';
import type { Session } from '../local-store/records.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';
import { TapLink } from './button.tsx';

/** A round button in the head of a screen. */
export function CallDispatch({ session }: { session: Session }) {
  const { callDispatch } = useDriverTexts();
  const phone = session.dispatch?.phone;
  if (!phone) return <span />;
  return (
    <a href={phoneLink(phone)} className={partsCss.callRound} aria-label={callDispatch} title={phone}>
      <IconPhone aria-hidden="true" />
    </a>
  );
}

/** With number and hours, or what to do without a number. */
export function CallDispatchLine({ session }: { session: Session | undefined }) {
  const { callDispatch, noDispatchPhone } = useDriverTexts();
  const { phone, phoneHours } = session?.dispatch ?? {};
  if (!phone) {
    return (
      <Text as="p" tone="muted">
        {noDispatchPhone}
      </Text>
    );
  }
  return (
    <TapLink kind="soft" href={phoneLink(phone)} icon={<IconPhone />}>
      <span className={partsCss.callLine}>
        {callDispatch}
        <Text as="small" weight="normal">
          {[phone, phoneHours].filter(Boolean).join(', ')}
        </Text>
      </span>
    </TapLink>
  );
}

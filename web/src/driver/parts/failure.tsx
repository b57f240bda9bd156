// Shown instead of a blank page when the app cannot go on.

import { IconPhone } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { currentStoredData } from '../local-store/use-stored-data.ts';
import screensCss from '../screens.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';
import { TapButton, TapLink } from './button.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

export function Failure() {
  const { failure, callDispatch } = useDriverTexts();
  const phone = currentStoredData()?.session?.dispatch?.phone;
  return (
    <Stack as="main" gap="4" className={screensCss.signIn} role="alert">
      <Mark size={56} />
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <Stack gap="2" className={screensCss.signInChoice}>
        <TapButton kind="filled" onClick={() => location.reload()}>
          {failure.again}
        </TapButton>
        {phone && (
          <TapLink href={phoneLink(phone)} icon={<IconPhone />}>
            {callDispatch} {phone}
          </TapLink>
        )}
      </Stack>
    </Stack>
  );
}

// The head of a driver's page: the sentence, call and message first, then a trip and everything else.

import { IconChevronDown, IconMessage, IconPhone, IconRoute } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { phoneLink } from '../../../../../shared/contact/phone-link.ts';
import { languageName } from '../../../../../shared/text/language-name.ts';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { driversTexts } from '../../../../../shared/texts/generated/console/drivers.ts';
import { openTexts } from '../../../../../shared/texts/generated/console/open.ts';
import { namesTexts } from '../../../../../shared/texts/generated/names.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { LiveMark } from '../../../ui/live.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Status } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { RelativeTime } from '../../../ui/time.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { DriverThread } from '../../messages/driver-thread.tsx';
import { DeactivateDriver } from '../../open/deactivate-driver.tsx';
import { useConsole } from '../../session.tsx';
import { KeepActive } from '../driver-activity.tsx';
import { DriverDialog } from '../driver-dialog.tsx';
import { DriverState } from '../driver-state.tsx';
import css from './driver-page.module.css';
import { type DriverPageData, isReplaceable, isUnderWay } from './driver-page-queries.ts';
import { describeDriver } from './driver-sentence.ts';
import { GiveTrip } from './give-trip.tsx';

type Opened = 'message' | 'give' | 'edit' | 'deactivate';

export function DriverHead({ page, onSick }: { page: DriverPageData; onSick: () => void }) {
  const language = useLanguage();
  const texts = useTexts(driverPageTexts);
  const drivers = useTexts(driversTexts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { driver, state } = page;
  const trip = page.trips.find(isUnderWay) ?? page.trips.find(isReplaceable) ?? null;
  const close = () => setOpened(null);
  return (
    <>
      <PageHead
        title={driver.name}
        crumbs={[{ label: drivers.title, to: '/drivers' }, { label: driver.name }]}
        aside={
          <Row as="span" inline gap="2" rowGap="1" wrap>
            <DriverState state={state} />
            <Text className={css.chip}>{texts.employment[driver.employment]}</Text>
            {driver.carrier && (
              <Link to="/carriers/$id" params={{ id: driver.carrier.id }} className={css.chip}>
                {driver.carrier.name}
              </Link>
            )}
            <Text className={css.chip}>
              {texts.reads({ language: languageName(driver.language, language) })}
            </Text>
          </Row>
        }
        meta={<Sentence page={page} />}
        actions={<LiveMark />}
      >
        <Row gap="3" rowGap="2" wrap justify="between">
          <Actions page={page} trip={trip?.order ?? null} onOpen={setOpened} onSick={onSick} />
          <AppState page={page} />
        </Row>
      </PageHead>
      {opened === 'message' && trip && (
        <Dialog open wide title={texts.messageAbout({ order: trip.order.number })} onClose={close}>
          <DriverThread orderId={trip.order.id} />
        </Dialog>
      )}
      {opened === 'give' && <GiveTrip page={page} onClose={close} />}
      {opened === 'edit' && (
        <DriverDialog driver={driver} leavesAfter={null} onClose={close} onCreated={close} />
      )}
      {opened === 'deactivate' && <DeactivateDriver driver={driver} onDone={close} onClose={close} />}
    </>
  );
}

function Sentence({ page }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts);
  const names = useTexts(namesTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const { lead, detail, order, problems } = describeDriver({ texts, names, language, nowMs }, page);
  return (
    <p className={css.sentence}>
      <strong>{lead}</strong>{' '}
      {problems.map((problem) => (
        <Text key={problem} tone="alert" weight="strong">
          {problem}{' '}
        </Text>
      ))}
      {detail && (
        <Text tone="muted">
          {detail}
          {order && (
            <>
              {' '}
              <Link to="/orders/$id" params={{ id: order }}>
                {order}
              </Link>
              .
            </>
          )}
        </Text>
      )}
    </p>
  );
}

function Actions({
  page: { driver },
  trip,
  onOpen,
  onSick,
}: {
  page: DriverPageData;
  trip: { number: string } | null;
  onOpen: (what: Opened) => void;
  onSick: () => void;
}) {
  const texts = useTexts(driverPageTexts);
  const open = useTexts(openTexts);
  const { may } = useConsole();
  const navigate = useNavigate();
  const plans = may('dispatch');
  return (
    <Row gap="2" rowGap="2" wrap>
      <Row gap="2" className={css.reach}>
        {driver.phone && (
          <ButtonLink kind="filled" icon={<IconPhone />} href={phoneLink(driver.phone)}>
            {texts.call({ phone: driver.phone })}
          </ButtonLink>
        )}
        {trip && (
          <Button icon={<IconMessage />} onClick={() => onOpen('message')}>
            {texts.message}
          </Button>
        )}
      </Row>
      {plans && driver.active && !driver.leaving && (
        <Button icon={<IconRoute />} onClick={() => onOpen('give')}>
          {texts.give}
        </Button>
      )}
      {plans && (!driver.active || driver.leaving) && <KeepActive driver={driver} />}
      {plans && (
        <Menu
          label={texts.moreOf({ name: driver.name })}
          trigger={
            <Button>
              {texts.more} <IconChevronDown size={16} aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem onSelect={() => onOpen('edit')}>{texts.edit}</MenuItem>
          <MenuItem
            onSelect={() => void navigate({ to: '/drivers/$id/availability', params: { id: driver.id } })}
          >
            {texts.availability}
          </MenuItem>
          {driver.active && <MenuItem onSelect={onSick}>{texts.sick}</MenuItem>}
          {driver.active && !driver.leaving && (
            <MenuItem destructive onSelect={() => onOpen('deactivate')}>
              {open.deactivate}
            </MenuItem>
          )}
        </Menu>
      )}
    </Row>
  );
}

function AppState({ page: { driver } }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts);
  const { signedIn, lastSeenAt, locationConsent } = driver;
  return (
    <Row gap="4" rowGap="1" wrap>
      <Status tone={locationConsent ? 'good' : 'muted'} mark={locationConsent ? 'dot' : 'ring'}>
        {locationConsent ? texts.shares : texts.sharesNot}
      </Status>
      <Status tone={signedIn ? 'good' : 'muted'} mark={signedIn ? 'dot' : 'ring'}>
        {!signedIn ? (
          texts.noApp
        ) : lastSeenAt ? (
          <span>
            {texts.app} <RelativeTime at={lastSeenAt} />
          </span>
        ) : (
          texts.appNever
        )}
      </Status>
    </Row>
  );
}

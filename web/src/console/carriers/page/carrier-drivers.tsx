// The drivers whom a carrier has named, each with what they do now.
import { Link } from '@tanstack/react-router';
import {
  type CarrierPageTexts,
  carrierPageTexts,
} from '../../../../../shared/texts/generated/console/carrier-page.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Status, type Tone } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { PageCard } from '../../drivers/page/page-card.tsx';
import css from './carrier-page.module.css';
import type { CarrierPageData } from './carrier-page-queries.ts';

type Driver = CarrierPageData['drivers'][number];

export function CarrierDrivers({ page: { drivers } }: { page: CarrierPageData }) {
  const texts = useTexts(carrierPageTexts);
  const signedIn = drivers.filter((driver) => driver.signedIn).length;
  return (
    <PageCard
      title={texts.driversTitle}
      aside={
        drivers.length > 0 && (
          <Text tone="muted">{texts.driversSummary({ count: drivers.length, signedIn })}</Text>
        )
      }
    >
      {drivers.length === 0 && (
        <Text as="p" tone="muted">
          {texts.noDrivers}
        </Text>
      )}
      <ul className={css.drivers}>
        {drivers.map((driver) => {
          const { tone, text } = stateOf(texts, driver);
          return (
            <Row as="li" key={driver.id} gap="3">
              <Avatar name={driver.name} />
              <span>
                <Link to="/drivers/$id" params={{ id: driver.id }}>
                  {driver.name}
                </Link>
                <br />
                <Status tone={tone}>{text}</Status>
              </span>
            </Row>
          );
        })}
      </ul>
    </PageCard>
  );
}

function stateOf(texts: CarrierPageTexts, { state, place }: Driver): { tone: Tone; text: string } {
  switch (state.kind) {
    case 'FREE':
      return { tone: 'good', text: place?.city ? texts.freeIn({ city: place.city }) : texts.free };
    case 'ABSENT':
    case 'INACTIVE':
      return { tone: 'muted', text: texts.away };
    default:
      return { tone: 'transit', text: texts.onTrip({ order: state.order }) };
  }
}

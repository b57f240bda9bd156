// Says on the first screen that dispatch has answered a request, until the driver has looked at it.
import { IconCalendarCheck } from '@tabler/icons-react';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { Banner } from '../parts/banners.tsx';
import { AppLink } from '../parts/button.tsx';
import { useDaysOffTexts } from './use-days-off-texts.ts';

export function AbsenceNews({ stored }: { stored: StoredData }) {
  const texts = useDaysOffTexts();
  if (!stored.availability || stored.availability.unseen === 0) return null;
  return (
    <Banner tone="transit" icon={<IconCalendarCheck />} title={texts.news}>
      <AppLink to={{ screen: 'days-off' }}>{texts.open}</AppLink>
    </Banner>
  );
}

// The sentence and the filters above the queue of requests.

import { getRouteApi } from '@tanstack/react-router';
import { endSentence } from '../../../../shared/text/full-stop.ts';
import { formatCount } from '../../../../shared/text/plural.ts';
import { formatDuration, inDative } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ChipDivider, ViewChip } from '../../ui/chip.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Row } from '../../ui/layout.tsx';
import tableCss from '../../ui/table.module.css';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AccountFinder } from '../find/entity-finders.tsx';
import { REASONS, useNearTime } from './cells.tsx';
import { useSummary } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

const route = getRouteApi('/frame/requests');

export function Summary() {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { data } = useSummary();
  const oldest = useNow((nowMs) =>
    data?.oldest ? inDative(formatDuration(language, nowMs - Date.parse(data.oldest))) : '',
  );
  const end = useNearTime(data?.nextEnd ?? null);
  // Keeps the place of the sentence.
  if (!data)
    return (
      <Text as="p" size="body">
        &nbsp;
      </Text>
    );
  return (
    <Text as="p" size="body">
      <strong>
        {data.waiting > 0
          ? endSentence(texts.waitingFor({ count: data.waiting, oldest }))
          : texts.noneWaiting}
      </strong>{' '}
      <Text tone="muted">
        {data.offered > 0 ? texts.withCustomers({ count: data.offered, end }) : texts.noneOffered}
      </Text>
    </Text>
  );
}

export function Filters() {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const search = route.useSearch();
  const { view, account = '', why = '' } = search;
  const navigate = route.useNavigate();
  const { data } = useSummary();
  const go = (change: Record<string, string | undefined>) =>
    navigate({ search: clean({ ...search, ...change }), replace: true });
  return (
    <div className={requestsCss.requestsFilters}>
      <Toolbar
        label={texts.viewsLabel}
        lead={
          <>
            <ViewChip
              label={texts.views.open}
              {...(data && { count: data.waiting + data.offered })}
              selected={view !== 'decided'}
              onSelect={() => go({ view: undefined })}
            />
            <ViewChip
              label={texts.views.decided}
              {...(data && { count: formatCount(language, data.decided) })}
              selected={view === 'decided'}
              onSelect={() => go({ view: 'decided' })}
            />
            <ChipDivider />
          </>
        }
        items={[
          {
            id: 'account',
            isSet: account !== '',
            content: (
              <AccountFinder
                label={texts.customer}
                placeholder={`${texts.customer}: ${texts.all}`}
                value={account}
                onChange={(value) => go({ account: value || undefined })}
              />
            ),
          },
          {
            id: 'why',
            isSet: why !== '',
            content: (
              <Row
                as="label"
                inline
                gap="1-5"
                size="table"
                className={requestsCss.filterSelect}
                htmlFor="filter-why"
              >
                <Text tone="muted">{texts.why}</Text>
                <Select
                  id="filter-why"
                  value={why}
                  choices={[
                    { value: '', label: texts.all },
                    ...REASONS.map((reason) => ({ value: reason as string, label: texts.reasons[reason] })),
                  ]}
                  onChange={(value) => go({ why: value || undefined })}
                />
              </Row>
            ),
          },
        ]}
        end={
          <span className={tableCss.tableKeys}>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {texts.keys.move} <Kbd>Enter</Kbd> {texts.keys.here}
          </span>
        }
      />
    </div>
  );
}

function clean(search: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

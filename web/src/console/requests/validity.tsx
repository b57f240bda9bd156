// The end of a quote's validity; if it is after the pickup, one click corrects it.

import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { DateTimeField } from '../../ui/date-field.tsx';
import fieldCss from '../../ui/field.module.css';
import { formatDayInSentence } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useNearTime } from './cells.tsx';
import { toField } from './draft.ts';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

const WORKDAY_END = 18;
const QUOTE_END = `${WORKDAY_END}:00`;

export function Validity({
  request: { order, usualValidity },
  value,
  onChange,
}: {
  request: RequestToQuote;
  value: string;
  onChange: (value: string) => void;
}) {
  const texts = useTexts(requestsTexts).editor;
  const language = useLanguage();
  const usual = useNearTime(usualValidity);
  const pickup = order.requestedPickup === null ? null : new Date(order.requestedPickup);
  const late = pickup !== null && new Date(value) > pickup;
  const dayBefore =
    pickup && new Date(pickup.getFullYear(), pickup.getMonth(), pickup.getDate() - 1, WORKDAY_END);
  const correctedEnd = useNow((nowMs) =>
    dayBefore && dayBefore.getTime() > nowMs ? formatDayInSentence(language, dayBefore, nowMs) : '',
  );
  return (
    <Stack gap="1" className={requestsCss.validity}>
      <DateTimeField
        name="validUntil"
        label={texts.validUntil}
        defaultClock={QUOTE_END}
        value={value}
        onChange={onChange}
        {...(!late && { hint: texts.usual({ day: usual }) })}
      />
      {late && (
        <p className={fieldCss.fieldHint}>
          <Marked tone="warn">{texts.laterThanPickup}</Marked>{' '}
          {correctedEnd && dayBefore && (
            <Text
              as="button"
              tone="accent"
              weight="medium"
              type="button"
              className={requestsCss.textLink}
              onClick={() => onChange(toField(dayBefore))}
            >
              {texts.endOn({ day: correctedEnd })}
            </Text>
          )}
        </p>
      )}
    </Stack>
  );
}

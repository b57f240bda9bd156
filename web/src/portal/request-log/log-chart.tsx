// A bar chart of the calls in the chosen time range; the view of errors counts only errors.
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Bars } from '../../ui/bars.tsx';
import { formatDayTime } from '../../ui/format.ts';
import { useNow } from '../../ui/use-now.ts';
import { useSummary } from './queries.ts';
import requestLogCss from './request-log.module.css';
import type { LogSearch } from './search.ts';
import { requestLogTexts } from './texts.ts';

export function LogChart({ search }: { search: LogSearch }) {
  const texts = useTexts(requestLogTexts);
  const language = useLanguage();
  const { data } = useSummary(search);
  const first = data?.slots[0]?.from;
  const from = useNow((nowMs) => {
    if (!first) return '';
    return formatDayTime(language, new Date(first), nowMs);
  });
  if (!data) return <div className={requestLogCss.logChart} aria-hidden="true" />;
  const { only } = search;
  const bars = data.slots.map(({ calls, errors, slow }) => ({
    good: only === 'errors' ? 0 : only === 'slow' ? slow : calls - errors,
    failed: only === 'slow' ? 0 : errors,
  }));
  const median = data.medianMs === null ? '' : texts.median({ ms: `${Math.round(data.medianMs)} ms` });
  return (
    <div className={requestLogCss.logChart}>
      <Bars
        bars={bars}
        summary={texts.chart({ calls: data.calls, errors: data.errors, median })}
        from={from}
        to={texts.now}
      />
    </div>
  );
}

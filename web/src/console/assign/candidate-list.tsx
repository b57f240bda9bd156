// The nearest drivers to choose from: distance, time, conflicts.

import { assignTexts } from '../../../../shared/texts/generated/console/assign.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import assignCss from './assign.module.css';
import {
  type Candidate,
  type FormatContext,
  formatAvailability,
  formatDistance,
  formatFit,
  TONE_OF,
} from './candidates.ts';

export function useFormatContext(): FormatContext {
  const texts = useTexts(assignTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  return { texts, language, nowMs };
}

export function CandidateList({
  candidates,
  chosen,
  onChoose,
}: {
  candidates: readonly Candidate[];
  chosen: string | null;
  onChoose: (candidate: Candidate) => void;
}) {
  const formatContext = useFormatContext();
  const { texts } = formatContext;
  if (candidates.length === 0)
    return (
      <Text as="p" tone="muted">
        {texts.nobody}
      </Text>
    );
  return (
    <Grid className={assignCss.candidates} role="radiogroup" aria-label={texts.title}>
      {candidates.map((candidate) => {
        const { driver, fit } = candidate;
        return (
          <Grid as="label" align="center" size="table" key={driver.id} className={assignCss.candidate}>
            <input
              type="radio"
              name="candidate"
              checked={chosen === driver.id}
              onChange={() => onChoose(candidate)}
            />
            <Avatar name={driver.name} />
            <strong>{driver.name}</strong>
            <Text figures>{formatDistance(formatContext, candidate)}</Text>
            <Text figures>{formatAvailability(formatContext, candidate)}</Text>
            <Marked tone={TONE_OF[fit]}>{formatFit(formatContext, candidate)}</Marked>
          </Grid>
        );
      })}
    </Grid>
  );
}

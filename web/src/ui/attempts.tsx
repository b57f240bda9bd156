// The attempts to deliver one message to one address, each with status, duration and the start of the
// response.
import { Fragment, type ReactNode } from 'react';
import { CodeBadge, type Tone } from './status.tsx';
import { Text } from './text.tsx';
import timelineCss from './timeline.module.css';

export interface Attempt {
  at: string;
  answer: string;
  tone: Tone;
  duration: string;
  text: string;
}

export function Attempts({
  target,
  attempts,
  action,
}: {
  target: ReactNode;
  attempts: readonly Attempt[];
  action?: ReactNode;
}) {
  return (
    <div className={timelineCss.attempts}>
      <span className={timelineCss.attemptsTarget}>
        <span>{target}</span>
        {action}
      </span>
      {attempts.map(({ at, answer, tone, duration, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: attempts are numbered, and two may fall into one second.
        <Fragment key={index}>
          <Text tone="muted">{index + 1}</Text>
          <span>{at}</span>
          <CodeBadge tone={tone}>{answer}</CodeBadge>
          <Text tone="muted">{duration}</Text>
          <span>{text}</span>
        </Fragment>
      ))}
    </div>
  );
}

// The steps of a new integrator, from the key to a delivered message; done steps are ticked, the next is
// highlighted.

import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { overviewTexts } from '../../../../shared/texts/generated/portal/overview.ts';
import type { components } from '../../api/paths/portal.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import overviewCss from './overview.module.css';

type Done = NonNullable<components['schemas']['Overview']['firstSteps']>;

const STEPS = [
  { name: 'key', path: 'api-keys' },
  { name: 'call', path: 'api-keys' },
  { name: 'order', path: 'playground' },
  { name: 'endpoint', path: 'inboxes' },
  { name: 'delivered', path: 'playground' },
] as const satisfies readonly { name: keyof Done; path: string }[];

export function isUnderWay(done: Done): boolean {
  return STEPS.some(({ name }) => !done[name]);
}

export function FirstSteps({ done }: { done: Done }) {
  const { firstSteps: texts } = useTexts(overviewTexts);
  const { environment } = usePortal();
  const next = STEPS.find(({ name }) => !done[name])?.name;
  return (
    <section className={overviewCss.firstSteps} aria-label={texts.title}>
      <h2>
        {texts.title}{' '}
        <Text tone="muted">{texts.count({ done: STEPS.filter(({ name }) => done[name]).length })}</Text>
      </h2>
      <ol>
        {STEPS.map(({ name, path }, index) => {
          const [title, sentence, action] = texts.steps[name];
          return (
            <li key={name} data-state={done[name] ? 'done' : name === next ? 'next' : 'later'}>
              <Stack
                as="span"
                tone="muted"
                size="meta"
                weight="strong"
                className={overviewCss.firstStepsMark}
              >
                {done[name] ? <IconCheck size={14} aria-label={texts.done} /> : index + 1}
              </Stack>
              <strong>{title}</strong>
              {!done[name] && <Text tone="muted">{sentence}</Text>}
              {!done[name] && (
                <Link to={`/$environment/${path}`} params={{ environment }}>
                  {action}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

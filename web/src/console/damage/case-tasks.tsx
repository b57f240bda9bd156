// The tasks of a case: open ones with their day, done ones, and the form for another.
import { useState } from 'react';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { formatCalendarDay } from '../../ui/format.ts';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Row, Section, Stack } from '../../ui/layout.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import damageCss from './damage.module.css';
import { type DamageCase, useCaseAction } from './damage-queries.ts';

type Task = DamageCase['tasks'][number];

const today = () => toLocal(new Date().toISOString()).slice(0, 10);

export function CaseTasks({ found }: { found: DamageCase }) {
  const texts = useTexts(damageTexts).tasks;
  const { may } = useConsole();
  const canChange = may('staff') && found.state !== 'CLOSED';
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title={texts.title}
      actions={
        canChange && (
          <Button small onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      {found.tasks.length === 0 && (
        <Text as="p" tone="muted">
          {texts.none}
        </Text>
      )}
      <Stack as="ul" gap="2" className={damageCss.tasks}>
        {found.tasks.map((task) => (
          <TaskRow key={task.id} caseId={found.id} task={task} canChange={canChange} />
        ))}
      </Stack>
      {isAdding && <AddTask caseId={found.id} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function TaskRow({ caseId, task, canChange }: { caseId: string; task: Task; canChange: boolean }) {
  const texts = useTexts(damageTexts);
  const language = useLanguage();
  const isDone = task.doneAt !== null;
  const text = task.text ?? texts.tasks.removed;
  const changing = useCaseAction(
    (done: boolean) => {
      const params = { path: { id: caseId, taskId: task.id } };
      return operations.PATCH('/damage-cases/{id}/tasks/{taskId}', { params, body: { done } });
    },
    { message: texts.actions.done },
  );
  const day = texts.tasks.due({ day: formatCalendarDay(language, task.dueOn) });
  return (
    <li>
      <Row as="label" gap="2-5" align="start">
        <input
          type="checkbox"
          checked={isDone}
          disabled={!canChange || changing.isPending}
          aria-label={texts.tasks.done({ text })}
          onChange={({ target }) => changing.mutate(target.checked)}
        />
        <span>
          <Text tone={isDone ? 'muted' : undefined}>{text}</Text>{' '}
          {isDone ? (
            <Text tone="muted">
              {task.doneBy === null ? texts.tasks.doneMark : texts.tasks.doneBy({ name: task.doneBy })}
            </Text>
          ) : (
            <Marked tone={task.dueOn <= today() ? 'warn' : 'muted'}>{day}</Marked>
          )}
        </span>
      </Row>
    </li>
  );
}

function AddTask({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const texts = useTexts(damageTexts);
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState(today());
  const adding = useCaseAction(
    () =>
      operations.POST('/damage-cases/{id}/tasks', {
        params: { path: { id: caseId } },
        body: { text: text.trim(), dueOn },
      }),
    { message: texts.actions.done, onDone: onClose },
  );
  return (
    <Dialog open title={texts.tasks.add} onClose={onClose}>
      <Form
        label={texts.tasks.add}
        change={adding}
        names={{ text: texts.tasks.text, dueOn: texts.tasks.dueOn }}
        onSubmit={() => adding.mutate(undefined)}
      >
        <TextField name="text" label={texts.tasks.text} maxLength={300} value={text} onChange={setText} />
        <DateField name="dueOn" label={texts.tasks.dueOn} value={dueOn} onChange={setDueOn} />
        <FormActions submit={texts.tasks.submit} />
      </Form>
    </Dialog>
  );
}

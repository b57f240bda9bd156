// The next dates of a recurring order; each can be left out or moved.
import { useState } from 'react';
import { recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { formatPlanDay } from '../drivers/format-plan-day.ts';
import { useConsole } from '../session.tsx';
import { formatRuleDay } from './format-rule.ts';
import { type Recurring, useChangeExceptions } from './recurring-queries.ts';

type Exceptions = Recurring['exceptions'];

/** The dates of the rule whose orders are not created yet. */
export function NextDates({ recurring }: { recurring: Recurring & { dates: { day: string }[] } }) {
  const texts = useTexts(recurringTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const [moving, setMoving] = useState<string | null>(null);
  const changing = useChangeExceptions(recurring, () => {
    setMoving(null);
    toast(texts.exceptions.done);
  });
  const { nextDays, exceptions, dates } = recurring;
  const others = (day: string): Exceptions => exceptions.filter((each) => each.day !== day);
  const isDone = (day: string) => dates.some((date) => date.day === day);
  return (
    <Stack as="section" gap="1" aria-label={texts.form.preview}>
      <h2>{texts.form.preview}</h2>
      <Stack as="ul" gap="1">
        {nextDays.map((each) => {
          const planned = each.movedFrom ?? each.day;
          const isException = exceptions.some(({ day }) => day === planned);
          return (
            <Row as="li" key={each.day} gap="3" wrap>
              <Text tone={each.skippedBy ? 'muted' : undefined}>{formatRuleDay(texts, language, each)}</Text>
              {may('dispatch') && !isDone(each.day) && (
                <>
                  {isException && (
                    <Button
                      small
                      disabled={changing.isPending}
                      onClick={() => changing.mutate(others(planned))}
                    >
                      {texts.exceptions.restore}
                    </Button>
                  )}
                  {!each.skippedBy && (
                    <Button
                      small
                      disabled={changing.isPending}
                      onClick={() => changing.mutate([...others(planned), { day: planned, to: null }])}
                    >
                      {texts.exceptions.skip}
                    </Button>
                  )}
                  <Button small onClick={() => setMoving(planned)}>
                    {texts.exceptions.move}
                  </Button>
                </>
              )}
            </Row>
          );
        })}
      </Stack>
      {moving && (
        <MoveDate
          day={moving}
          change={changing}
          onMove={(to) => changing.mutate([...others(moving), { day: moving, to }])}
          onClose={() => setMoving(null)}
        />
      )}
    </Stack>
  );
}

function MoveDate({
  day,
  change,
  onMove,
  onClose,
}: {
  day: string;
  change: ReturnType<typeof useChangeExceptions>;
  onMove: (to: string) => void;
  onClose: () => void;
}) {
  const texts = useTexts(recurringTexts).exceptions;
  const language = useLanguage();
  const [to, setTo] = useState(day);
  const title = texts.title({ day: formatPlanDay(language, day) });
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form label={title} change={change} names={{ to: texts.to }} onSubmit={() => onMove(to)}>
        <DateField name="to" label={texts.to} value={to} onChange={setTo} />
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}

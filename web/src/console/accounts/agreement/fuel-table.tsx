// The operator's fuel surcharge by month, which all agreements with a fuel surcharge share.
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { formatMonth, formatNumber } from '../../../ui/format.ts';
import { TextField } from '../../../ui/inputs.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import { parseNumber } from '../../parse-number.ts';
import { useAgain } from '../queries.ts';
import { agreementTexts } from './texts.ts';

function useFuelTable() {
  const again = useAgain();
  const table = useCall([LIVE, 'accounts', 'fuel-surcharges'], (signal) =>
    operations.GET('/fuel-surcharges', { signal }),
  );
  const set = useChange(
    ({ month, percent }: { month: string; percent: number }) =>
      operations.PUT('/fuel-surcharges/{month}', { params: { path: { month } }, body: { percent } }),
    { onDone: again },
  );
  const remove = useChange(
    (month: string) => operations.DELETE('/fuel-surcharges/{month}', { params: { path: { month } } }),
    { onDone: again },
  );
  return { months: table.data?.data ?? [], set, remove };
}

export function FuelTable() {
  const texts = useTexts(agreementTexts).surcharges;
  const language = useLanguage();
  const { months, set, remove } = useFuelTable();
  const [month, setMonth] = useState('');
  const [percent, setPercent] = useState('');
  const save = () => set.mutate({ month: month.trim(), percent: parseNumber(percent) });
  return (
    <Stack gap="2">
      <Text tone="muted">{months.length === 0 ? texts.noMonths : texts.monthsNote}</Text>
      <Stack as="ul" gap="1">
        {months.map((entry) => (
          <Row as="li" key={entry.month} gap="3" align="center">
            <span>{texts.from({ month: formatMonth(language, entry.month) })}</span>
            <Text figures>{formatNumber(language, entry.percent, 'percent')}</Text>
            <IconButton
              label={texts.removeMonth({ month: formatMonth(language, entry.month) })}
              onClick={() => remove.mutate(entry.month)}
            >
              <IconTrash size={16} />
            </IconButton>
          </Row>
        ))}
      </Stack>
      <Row gap="3" align="end" wrap>
        <TextField
          name="fuel.month"
          label={texts.month}
          value={month}
          onChange={setMonth}
          placeholder="2026-11"
        />
        <TextField
          name="fuel.percent"
          label={texts.percent}
          inputMode="decimal"
          value={percent}
          onChange={setPercent}
        />
        <Button disabled={month.trim() === '' || percent.trim() === ''} busy={set.isPending} onClick={save}>
          {texts.setMonth}
        </Button>
      </Row>
    </Stack>
  );
}

// The menu that prints the day of the drivers, with or without the sheets of their jobs.
import { IconPrinter } from '@tabler/icons-react';
import { paperTexts } from '../../../../shared/texts/generated/console/paper.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { usePrint } from './use-print.ts';

export function PrintDayMenu({ day }: { day: string }) {
  const words = useTexts(paperTexts);
  const printing = usePrint();
  const print = (more: { jobs?: boolean; plates?: boolean }) =>
    printing.mutate({ kind: 'day', day, ...more });
  return (
    <Menu
      label={words.print}
      trigger={
        <Button icon={<IconPrinter />} busy={printing.isPending}>
          {words.print}
        </Button>
      }
    >
      <MenuItem onSelect={() => print({})}>{words.daySheets}</MenuItem>
      <MenuItem onSelect={() => print({ jobs: true })}>{words.withJobs}</MenuItem>
      <MenuItem onSelect={() => print({ jobs: true, plates: true })}>{words.everything}</MenuItem>
    </Menu>
  );
}

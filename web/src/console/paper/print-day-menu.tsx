// The menu that prints the day of the drivers, with or without the sheets of their jobs.
import { IconPrinter } from '@tabler/icons-react';
import { paperTexts } from '../../../../shared/texts/generated/console/paper.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { usePrint } from './use-print.ts';

export function PrintDayMenu({ day }: { day: string }) {
  const texts = useTexts(paperTexts);
  const printing = usePrint();
  const print = (more: { jobs?: boolean; plates?: boolean }) =>
    printing.mutate({ kind: 'day', day, ...more });
  return (
    <Menu
      label={texts.print}
      trigger={
        <Button icon={<IconPrinter />} busy={printing.isPending}>
          {texts.print}
        </Button>
      }
    >
      <MenuItem onSelect={() => print({})}>{texts.daySheets}</MenuItem>
      <MenuItem onSelect={() => print({ jobs: true })}>{texts.withJobs}</MenuItem>
      <MenuItem onSelect={() => print({ jobs: true, plates: true })}>{texts.everything}</MenuItem>
    </Menu>
  );
}

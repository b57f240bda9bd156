// A command that was started on the board, with the same form as on the order's page.
import { useTexts } from '../../../messages/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { CommandPanel } from '../command-panel.tsx';
import { type CommandName, type DispatchListItem, usePossible } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';

export function CommandDialog({
  order,
  command,
  title,
  onClose,
}: {
  order: DispatchListItem;
  command: CommandName;
  title: string;
  onClose: () => void;
}) {
  const { page } = useTexts(dispatchTexts);
  const possible = usePossible(order.id);
  return (
    <Dialog open wide title={title} sentence={page.does[command]} onClose={onClose}>
      <QueryBoundary query={possible}>
        {possible.data && (
          <CommandPanel
            bare
            order={order}
            command={command}
            possible={possible.data.commands.find((each) => each.command === command) ?? null}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
    </Dialog>
  );
}

// Runs a change of the console, reads what it may have changed again, and says that it is done.
import { useChange } from '../api/use-change.ts';
import { toast } from '../ui/announce.tsx';

interface Done {
  message: string;
  onDone?: () => void;
}

export function useAction<Input>(
  act: (input: Input) => Promise<unknown>,
  changed: readonly unknown[],
  { message, onDone }: Done,
) {
  return useChange(act, {
    refreshes: [changed],
    onDone: () => {
      onDone?.();
      toast(message);
    },
  });
}

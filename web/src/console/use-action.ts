// Runs a change of the console, reads what it may have changed again, and says that it is done.
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone?.();
      toast(message);
      await queries.invalidateQueries({ queryKey: changed });
    },
  });
}

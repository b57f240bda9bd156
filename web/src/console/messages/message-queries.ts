import { useQueryClient } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { LIVE } from '../live.tsx';

export type DriverThreadRecord = components['schemas']['DriverThread'];
export type DriverMessage = components['schemas']['DriverMessage'];
export type NoticeSettings = components['schemas']['DriverNoticeSettings'];

const threadKey = (id: string) => [LIVE, 'orders', id, 'messages'];

export function useThread(id: string) {
  return useCall(
    threadKey(id),
    (signal) => operations.GET('/orders/{id}/messages', { params: { path: { id } }, signal }),
    { meta: { parts: ['messages'] } },
  );
}

interface Written {
  /** Made once for each text, so that sending it again changes nothing. */
  id: string;
  text: string;
  question: boolean;
}

export function useWriteToDriver(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useChange(
    (body: Written) => operations.POST('/orders/{id}/messages', { params: { path: { id } }, body }),
    {
      onDone: (thread) => {
        queries.setQueryData(threadKey(id), thread);
        onDone();
      },
    },
  );
}

export function useMarkRead(id: string) {
  const { mutate } = useChange((lastId: string) =>
    operations.POST('/orders/{id}/messages/read', { params: { path: { id } }, body: { lastId } }),
  );
  return mutate;
}

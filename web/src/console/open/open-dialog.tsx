// Asks what is done with everything that is open before a driver is deactivated or an account is deleted.
import { IconInfoCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { openTexts } from '../../../../shared/texts/generated/console/open.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Change } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Text } from '../../ui/text.tsx';
import openCss from './open.module.css';
import { decide, keyOf, type PendingItem, type PickedByKey, pickedOf } from './open-choices.ts';
import { OpenItem } from './open-item.tsx';

export type Decided = ReturnType<typeof decide>;

export function OpenDialog({
  title,
  query,
  describe,
  submit,
  change,
  destroys = false,
  missing = null,
  mark,
  aside,
  stays,
  endOf = () => null,
  driverId = null,
  children,
  onConfirm,
  onClose,
}: {
  title: string;
  query: UseQueryResult<PendingItem[]>;
  /** The sentence below the title. */
  describe: (items: readonly PendingItem[]) => string;
  /** The label of the button says when it happens. */
  submit: (decided: Decided) => string;
  change: Change;
  destroys?: boolean;
  /** What is missing otherwise; null if nothing is. */
  missing?: string | null;
  mark?: ReactNode;
  aside: string;
  /** What the change leaves as it is. */
  stays: string;
  endOf?: (item: PendingItem) => string | null;
  /** The driver who is deactivated. */
  driverId?: string | null;
  children?: ReactNode;
  onConfirm: (decided: Decided) => void;
  onClose: () => void;
}) {
  const texts = useTexts(openTexts);
  const [picked, setPicked] = useState<PickedByKey>({});
  const items = query.data ?? [];
  const decided = decide(items, picked);
  const { blocking, withoutDriver } = decided;
  const numberOf = ([first]: readonly PendingItem[]) => first?.number ?? '';
  const why =
    blocking.length > 0
      ? texts.blocked({ number: numberOf(blocking), count: blocking.length })
      : withoutDriver.length > 0
        ? texts.noDriver({ number: numberOf(withoutDriver) })
        : missing;
  const primary = { label: submit(decided), change, destroys, onClick: () => onConfirm(decided) };
  return (
    <Dialog
      open
      wide="pair"
      title={title}
      mark={mark}
      {...(query.data && { sentence: describe(items) })}
      asksBeforeLoss={false}
      onClose={onClose}
      foot={
        why === null && query.data
          ? { primary, aside: <Text size="meta">{aside}</Text> }
          : { lead: why && <Text>{why}</Text> }
      }
    >
      <QueryBoundary query={query}>
        {items.length > 0 && (
          <ul className={openCss.items}>
            {items.map((item) => (
              <OpenItem
                key={keyOf(item)}
                item={item}
                picked={pickedOf(item, picked)}
                endsAt={endOf(item)}
                driverId={driverId}
                onPick={(one) => setPicked((before) => ({ ...before, [keyOf(item)]: one }))}
              />
            ))}
          </ul>
        )}
        {children}
        <Row as="p" gap="2" align="start" size="table" className={openCss.stays}>
          <IconInfoCircle size={16} aria-hidden="true" />
          {stays}
        </Row>
      </QueryBoundary>
    </Dialog>
  );
}

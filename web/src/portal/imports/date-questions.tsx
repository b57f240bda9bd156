// Columns that hold dates and are not imported: asks which date of the order they are.
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Import, ImportField } from './import-types.ts';
import { valueTexts } from './value-texts.ts';

const OTHER = { requestedPickup: 'requestedDelivery', requestedDelivery: 'requestedPickup' } as const;

export function DateQuestions({
  imported: { columns },
  disabled,
  onField,
  onNone,
}: {
  imported: Import;
  disabled: boolean;
  onField: (index: number, field: ImportField) => void;
  onNone: (index: number) => void;
}) {
  const { question } = useTexts(valueTexts);
  const isFree = (field: ImportField) => !columns.some((column) => column.field === field);
  return columns.map(
    ({ name, maybe }, index) =>
      maybe && (
        <Notice
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity; names may repeat.
          key={index}
          tone="warn"
          title={question[maybe]({ column: name })}
          action={
            <div className={buttonCss.buttonRow}>
              <Button small kind="soft" disabled={disabled} onClick={() => onField(index, maybe)}>
                {question.yes[maybe]}
              </Button>
              {isFree(OTHER[maybe]) && (
                <Button small disabled={disabled} onClick={() => onField(index, OTHER[maybe])}>
                  {question.otherYes[maybe]}
                </Button>
              )}
              <Button small disabled={disabled} onClick={() => onNone(index)}>
                {question.no}
              </Button>
            </div>
          }
        >
          {question.detail}
        </Notice>
      ),
  );
}

// The form of the chosen command on the page: description, fields, effects, and the version it applies to.
import { useEffect, useRef, useState } from 'react';
import { fieldsOf } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ChangeForm } from '../../orders/change-form.tsx';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import dialogCss from '../../ui/dialog.module.css';
import { Form } from '../../ui/field.tsx';
import { formatDayTimeInSentence } from '../../ui/format.ts';
import { FormActions } from '../../ui/inputs.tsx';
import { toInstant } from '../../ui/local-time.ts';
import { Text } from '../../ui/text.tsx';
import { ENDING } from './command-appearance.tsx';
import { CommandEffects } from './command-effects.tsx';
import { bodyOf, CommandFields, type CommandInput, emptyInput } from './command-fields.tsx';
import orderCss from './order.module.css';
import {
  type CommandName,
  type DispatchListItem,
  type OrderChangeName,
  type PossibleCommand,
  useCommand,
  useRefreshOrders,
} from './order-queries.ts';
import { TermsPanel } from './terms/terms-panel.tsx';
import { type DispatchTexts, dispatchTexts } from './texts.ts';
import { newerVersionOf, Refused } from './version-conflict.tsx';

export interface PanelProps {
  order: DispatchListItem;
  command: CommandName;
  /** Null when the command is no longer possible. */
  possible: PossibleCommand | null;
  /** Omits title and frame, because the surrounding dialog has both. */
  bare?: boolean;
  /** True when the user opened the panel: the first field gets the focus, and Escape closes the panel. */
  asked?: boolean;
  onClose: () => void;
}

export function CommandPanel(props: PanelProps) {
  const { page } = useTexts(dispatchTexts);
  const { command, bare = false, asked = false, onClose } = props;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) element.current?.querySelector<HTMLElement>('input, textarea, button[type=submit]')?.focus();
  }, [asked]);
  const form = formOf(props, command);
  if (bare) return <div className={orderCss.dispatchPanelBare}>{form}</div>;
  return (
    <section
      ref={element}
      className={orderCss.dispatchPanel}
      aria-label={page.commands[command]}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>{page.commands[command]}</h2>
        {command !== 'assign_driver' && <Text tone="muted">{page.does[command]}</Text>}
      </header>
      {form}
    </section>
  );
}

function formOf(props: PanelProps, command: CommandName) {
  if (command === 'change') return <ChangePanel {...props} />;
  if (command !== 'change_terms' && command !== 'redirect') return <FormPanel {...props} command={command} />;
  const { order, possible, onClose } = props;
  return (
    <TermsPanel
      order={order}
      redirect={command === 'redirect'}
      possible={possible !== null}
      onClose={onClose}
    />
  );
}

function FormPanel({
  order,
  command,
  possible,
  bare = false,
  onClose,
}: PanelProps & { command: Exclude<CommandName, OrderChangeName> }) {
  const texts = useTexts(dispatchTexts);
  const { page } = texts;
  const language = useLanguage();
  const [given, setGiven] = useState(() => emptyInput(order));
  /** The version that the user saw; the API refuses a command on an older version. */
  const [seen, setSeen] = useState(order.version);
  const sending = useCommand(order.id, () => {
    toast(page.done[command]);
    onClose();
  });
  const needsDriver = command === 'assign_driver' || command === 'reassign_driver';
  const submit = () =>
    sending.mutate(bodyOf(command, given, seen), {
      onError: (refusal) => setSeen(newerVersionOf(refusal) ?? seen),
    });
  const ends = ENDING.includes(command);
  const isReady = possible !== null && !(needsDriver && given.driver === null);
  const label = labelOf(texts, command, given, language);
  return (
    <Form
      label={page.commands[command]}
      change={sending}
      refusal={null}
      names={page.fields}
      onSubmit={submit}
    >
      <div className={orderCss.dispatchPanelBody}>
        <Refused error={sending.error} stillPossible={possible !== null} command={page.commands[command]} />
        <CommandFields
          command={command}
          order={order}
          given={given}
          onChange={setGiven}
          askConfirm={given.confirm || fieldsOf(sending.error).some(({ field }) => field === 'odometerKm')}
        />
        {!bare && (
          <div className={orderCss.dispatchPanelActions}>
            <Button kind="plain" onClick={onClose}>
              {page.back}
            </Button>
            <span className={ends ? dialogCss.dialogDestroy : undefined}>
              <Button kind="filled" type="submit" busy={sending.isPending} disabled={!isReady}>
                {label}
              </Button>
            </span>
          </div>
        )}
      </div>
      {possible && <CommandEffects order={order} possible={possible} driverName={given.driver?.name} />}
      {bare && <FormActions submit={label} disabled={!isReady} destroys={ends} cancel={page.back} />}
    </Form>
  );
}

function labelOf(
  { page }: DispatchTexts,
  command: CommandName,
  given: CommandInput,
  language: 'en' | 'de',
): string {
  if (command === 'assign_driver')
    return given.driver ? page.driver.assign({ name: given.driver.name }) : page.driver.nobody;
  if (command === 'reassign_driver')
    return given.driver ? page.driver.replace({ name: given.driver.name }) : page.driver.nobody;
  const at = command === 'report_delay' ? toInstant(given.requestedDelivery) : null;
  if (at && !Number.isNaN(Date.parse(at)))
    return page.reportDelayTo({ when: formatDayTimeInSentence(language, new Date(at), Date.now()) });
  return page.commands[command];
}

function ChangePanel({ order, possible, bare = false, onClose }: PanelProps) {
  const { page } = useTexts(dispatchTexts);
  const refreshOrders = useRefreshOrders();
  const [seen, setSeen] = useState(order.version);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const effects = possible && <CommandEffects order={order} possible={possible} />;
  return (
    <>
      {bare && effects}
      <div className={orderCss.dispatchPanelBody}>
        <Refused error={refusal} stillPossible={possible !== null} command={page.commands.change} />
        <ChangeForm
          order={order}
          send={async (change) => {
            try {
              await operations.PATCH('/orders/{id}', {
                params: { path: { id: order.id } },
                body: { ...change, version: seen },
              });
            } catch (error) {
              const newer = newerVersionOf(error);
              setRefusal(newer === null ? null : (error as Error));
              setSeen(newer ?? seen);
              throw error;
            } finally {
              await refreshOrders();
            }
          }}
          onDone={onClose}
        >
          {!bare && (
            <Button kind="plain" onClick={onClose}>
              {page.back}
            </Button>
          )}
        </ChangeForm>
      </div>
      {!bare && effects}
    </>
  );
}

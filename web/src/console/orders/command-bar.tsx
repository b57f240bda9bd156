// The commands that are possible now, as buttons; commands that end or cancel something are in a separate
// group.
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { COMMAND_ICONS, ENDING, ranked } from './command-appearance.tsx';
import orderCss from './order.module.css';
import type { CommandName, PossibleCommand } from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

export function CommandBar({
  commands,
  chosen,
  onChoose,
}: {
  commands: readonly PossibleCommand[] | undefined;
  chosen: CommandName | null;
  onChoose: (command: CommandName | null) => void;
}) {
  const { page } = useTexts(dispatchTexts);
  const { may } = useConsole();
  if (!commands) return <div className={orderCss.dispatchCommands} aria-busy="true" />;
  if (commands.length === 0)
    return (
      <Text as="p" tone="muted" className={orderCss.dispatchCommands}>
        {may('staff') ? page.nothingPossible : page.viewerOnly}
      </Text>
    );
  const names = ranked(commands).map(({ command }) => command as CommandName);
  const button = (name: CommandName, kind: 'soft' | 'outline' | 'destructive') => (
    <Button
      key={name}
      kind={kind}
      icon={COMMAND_ICONS[name]}
      aria-expanded={chosen === name}
      onClick={() => onChoose(chosen === name ? null : name)}
    >
      {page.commands[name]}
      {kind === 'destructive' && '…'}
    </Button>
  );
  const onward = names.filter((name) => !ENDING.includes(name));
  const lead = chosen && onward.includes(chosen) ? chosen : onward[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is not a set of form fields.
    <div className={orderCss.dispatchCommands} role="group" aria-label={page.possibleNow}>
      {onward.map((name) => button(name, name === lead ? 'soft' : 'outline'))}
      <span className={orderCss.dispatchEnding}>
        {names.filter((name) => ENDING.includes(name)).map((name) => button(name, 'destructive'))}
      </span>
    </div>
  );
}

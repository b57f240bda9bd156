// Production or sandbox: the switch that is always visible, and the band that marks the sandbox.
import { IconFlask } from '@tabler/icons-react';
import { useMessages } from '../messages/use-messages.ts';
import environmentCss from './environment.module.css';
import { Segmented } from './segmented.tsx';

export type Environment = 'production' | 'sandbox';

export function EnvironmentSwitch({
  value,
  onChange,
}: {
  value: Environment;
  onChange: (environment: Environment) => void;
}) {
  const { shell } = useMessages();
  const choices = (['production', 'sandbox'] as const).map((environment) => ({
    value: environment,
    label: (
      <>
        {environment === value && <span className={environmentCss.environmentDot} aria-hidden="true" />}
        {shell[environment]}
      </>
    ),
  }));
  return (
    <div className={environmentCss.environment}>
      <Segmented label={shell.environment} value={value} choices={choices} onChange={onChange} />
    </div>
  );
}

export function SandboxBanner({ onLeave }: { onLeave: () => void }) {
  const { shell } = useMessages();
  return (
    <aside className={environmentCss.sandboxBand} aria-label={shell.sandbox}>
      <IconFlask size={16} aria-hidden="true" />
      <strong>{shell.sandbox}</strong>
      <span>{shell.sandboxSentence}</span>
      <button type="button" onClick={onLeave}>
        {shell.toProduction}
      </button>
    </aside>
  );
}

import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { useTexts } from '../messages/use-texts.ts';
import { ChipRow, ViewChip } from '../ui/chip.tsx';
import { join } from '../ui/classes.ts';
import { Text } from '../ui/text.tsx';
import credentialsCss from './credentials.module.css';
import type { ScopeName } from './views.ts';

const GROUPS = {
  orders: ['orders:write', 'orders:read', 'tracking:read'],
  documents: ['documents:read', 'invoices:read'],
  quotes: ['quotes:read', 'quotes:write'],
  webhooks: ['webhooks:manage'],
} as const satisfies Record<string, readonly ScopeName[]>;

type Group = keyof typeof GROUPS;
const GROUP_NAMES = Object.keys(GROUPS) as Group[];
const ALL: readonly ScopeName[] = GROUP_NAMES.flatMap((group) => [...GROUPS[group]]);

const PRESETS = {
  follow: ['orders:write', 'orders:read', 'tracking:read', 'documents:read'],
  read: ALL.filter((scope) => scope.endsWith(':read')),
  all: ALL,
} satisfies Record<string, readonly ScopeName[]>;

export const FIRST_SCOPES: readonly ScopeName[] = PRESETS.follow;

function isSame(one: readonly ScopeName[], other: readonly ScopeName[]): boolean {
  return one.length === other.length && one.every((scope) => other.includes(scope));
}

export function ScopeChoice({
  value,
  onChange,
}: {
  value: readonly ScopeName[];
  onChange: (scopes: ScopeName[]) => void;
}) {
  const texts = useTexts(credentialsTexts);
  const toggle = (scope: ScopeName, on: boolean) =>
    onChange(ALL.filter((one) => (one === scope ? on : value.includes(one))));
  return (
    <fieldset className={credentialsCss.scopeChoice}>
      <legend>
        {texts.scopes} <Text tone="muted">{texts.chosen({ chosen: value.length, all: ALL.length })}</Text>
      </legend>
      <ChipRow label={texts.scopes}>
        {(Object.keys(PRESETS) as (keyof typeof PRESETS)[]).map((preset) => (
          <ViewChip
            key={preset}
            label={texts.presets[preset]}
            selected={isSame(value, PRESETS[preset])}
            onSelect={() => onChange([...PRESETS[preset]])}
          />
        ))}
      </ChipRow>
      <ScopeList
        box={(scope) => (
          <input
            type="checkbox"
            checked={value.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        )}
        isOn={(scope) => value.includes(scope)}
      />
    </fieldset>
  );
}

/** Without `box` the list is read-only. */
export function ScopeList({
  box,
  isOn = () => false,
}: {
  box?: (scope: ScopeName) => React.ReactNode;
  isOn?: (scope: ScopeName) => boolean;
}) {
  const texts = useTexts(credentialsTexts);
  return (
    <div className={credentialsCss.scopeList}>
      {GROUP_NAMES.map((group) => (
        <div key={group}>
          <div className={credentialsCss.scopeGroup}>{texts.scopeGroups[group]}</div>
          {GROUPS[group].map((scope) => {
            const [allows, but] = texts.scope[scope];
            const Line = box ? 'label' : 'div';
            return (
              <Line
                key={scope}
                className={join(credentialsCss.scopeLine, isOn(scope) && credentialsCss.scopeOn)}
              >
                {box?.(scope)}
                <Text mono>{scope}</Text>
                <span>
                  {allows}
                  {but && (
                    <Text tone="muted" size="meta" className={credentialsCss.scopeBut}>
                      {but}
                    </Text>
                  )}
                </span>
              </Line>
            );
          })}
        </div>
      ))}
    </div>
  );
}

// The page on which a person decides what a program may do for them, in which environment, and until when.
import { useState } from 'react';
import { withoutFullStop } from '../../../../shared/text/full-stop.ts';
import { agentsTexts } from '../../../../shared/texts/generated/portal/agents.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { SignedOutPage } from '../../people/signed-out/signed-out-page.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Environment } from '../../ui/environment.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Switch } from '../../ui/field.tsx';
import { formatDayInSentence } from '../../ui/format.ts';
import { choicesOf, SelectField, TextField } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { SignedIn, usePortal } from '../session.tsx';
import agentsCss from './agents.module.css';
import { type AgentRequest, mayOrder, type ScopeName, useAgentRequest, useAllowAgent } from './queries.ts';

export function ConnectPage() {
  const packed = new URLSearchParams(location.search).get('request') ?? '-';
  return (
    <SignedIn environment="sandbox">
      <Decide packed={packed} />
    </SignedIn>
  );
}

function Decide({ packed }: { packed: string }) {
  const texts = useTexts(agentsTexts);
  const { account } = usePortal();
  const { data, error } = useAgentRequest(packed);
  if (!data) {
    return (
      <SignedOutPage title={texts.title}>
        {error ? <ErrorState error={error} /> : <SkeletonLines />}
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage
      title={texts.connectTitle({ name: data.name })}
      sentence={texts.connectSentence({ account: withoutFullStop(account.name) })}
    >
      <Consent packed={packed} asked={data} />
    </SignedOutPage>
  );
}

function Consent({ packed, asked }: { packed: string; asked: AgentRequest }) {
  const texts = useTexts(agentsTexts);
  const language = useLanguage();
  const [environment, setEnvironment] = useState<Environment>('sandbox');
  const [refused, setRefused] = useState<readonly ScopeName[]>([]);
  const [realOrders, setRealOrders] = useState(false);
  const [days, setDays] = useState<keyof typeof texts.days>('7');
  const [limit, setLimit] = useState('');
  const allow = useAllowAgent();
  const { user } = usePortal();
  const possible = asked.scopes[environment] ?? [];
  const scopes = possible.filter((scope) => !refused.includes(scope));
  const placesOrders = environment === 'production' && mayOrder(scopes);
  const typedLimit = limit.trim() === '' ? null : Number(limit.trim().replace(',', '.'));
  const spendingLimit = mayOrder(scopes) ? typedLimit : null;
  const until = new Date(Date.now() + Number(days) * DAY_MS);
  const decide = () =>
    allow.mutate({ request: packed, environment, scopes: [...scopes], days: Number(days), spendingLimit });
  return (
    <Stack gap="4" className={agentsCss.choices}>
      {asked.scopes.production === null ? (
        <Text as="p" tone="muted">
          {texts.productionOff}
        </Text>
      ) : (
        <Segmented
          label={texts.where}
          value={environment}
          choices={[
            { value: 'sandbox', label: texts.sandbox },
            { value: 'production', label: texts.production },
          ]}
          onChange={setEnvironment}
        />
      )}
      <Notice
        tone={environment === 'sandbox' ? 'info' : 'warn'}
        title={environment === 'sandbox' ? texts.sandboxSentence : texts.productionSentence}
      />
      <Stack as="section" gap="1" aria-label={texts.scopes}>
        <Text weight="strong">{possible.length > 0 ? texts.scopes : texts.nothing}</Text>
        {possible.map((scope) => (
          <Switch
            key={scope}
            label={texts.scope[scope]}
            checked={!refused.includes(scope)}
            onChange={(on) => setRefused(on ? refused.filter((one) => one !== scope) : [...refused, scope])}
          />
        ))}
      </Stack>
      <SelectField
        name="days"
        label={texts.until}
        value={days}
        choices={choicesOf(texts.days)}
        onChange={setDays}
        hint={texts.untilDay({ day: formatDayInSentence(language, until, Date.now()) })}
      />
      {mayOrder(scopes) && (
        <TextField
          name="spendingLimit"
          label={texts.limit}
          hint={texts.limitHint}
          inputMode="decimal"
          value={limit}
          onChange={setLimit}
        />
      )}
      {environment === 'production' && user.role !== 'admin' && (
        <Text as="p" tone="muted">
          {texts.waitsSentence}
        </Text>
      )}
      {placesOrders && <Switch label={texts.realOrders} checked={realOrders} onChange={setRealOrders} />}
      <ErrorState error={allow.error} />
      <Button
        kind="filled"
        busy={allow.isPending || allow.isSuccess}
        disabled={
          scopes.length === 0 ||
          (placesOrders && !realOrders) ||
          (spendingLimit !== null && !(spendingLimit > 0))
        }
        onClick={decide}
      >
        {texts.allow[environment]}
      </Button>
      <ButtonLink href={asked.refuseUrl}>{texts.refuse}</ButtonLink>
      <Text as="p" tone="muted" size="table">
        {texts.returnsTo({ place: asked.returnsTo })}
      </Text>
    </Stack>
  );
}

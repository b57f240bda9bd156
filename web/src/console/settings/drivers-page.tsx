// How drivers are notified: the night, what is near, and when a mail follows.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesTexts } from '../../../../shared/texts/generated/console/messages.ts';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { LIVE } from '../live.tsx';
import type { NoticeSettings } from '../messages/message-queries.ts';
import { useConsole } from '../session.tsx';
import settingsCss from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

const KEY = [LIVE, 'driver-notice-settings'];

export function DriversSettingsPage() {
  const words = useTexts(messagesTexts).settings;
  const settings = useCall(KEY, (signal) => operations.GET('/driver-notices/settings', { signal }), {
    // A change elsewhere must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHead title={words.title} meta={<span>{words.sentence}</span>} />
      <SettingsFrame>
        <QueryBoundary query={settings}>
          {settings.data ? <NoticeForm settings={settings.data} /> : <SkeletonLines lines={6} />}
        </QueryBoundary>
      </SettingsFrame>
    </>
  );
}

function NoticeForm({ settings }: { settings: NoticeSettings }) {
  const words = useTexts(messagesTexts).settings;
  const { may } = useConsole();
  const queries = useQueryClient();
  const [fields, setFields] = useState({
    mailAfterMinutes: String(settings.mailAfterMinutes),
    nightFrom: settings.nightFrom,
    nightUntil: settings.nightUntil,
    nearHours: String(settings.nearHours),
  });
  const wire = wireTo(fields, setFields);
  const saving = useChange(
    () =>
      operations.PUT('/driver-notices/settings', {
        body: {
          mailAfterMinutes: toNumber(fields.mailAfterMinutes),
          nightFrom: fields.nightFrom,
          nightUntil: fields.nightUntil,
          nearHours: toNumber(fields.nearHours),
        },
      }),
    {
      onDone: (saved) => {
        queries.setQueryData(KEY, saved);
        toast(words.saved);
      },
    },
  );
  const writes = may('dispatch');
  const names = {
    mailAfterMinutes: words.mailAfterMinutes,
    nightFrom: words.nightFrom,
    nightUntil: words.nightUntil,
    nearHours: words.nearHours,
  };
  return (
    <div className={settingsCss.settingsNote}>
      <Form label={words.title} change={saving} names={names} onSubmit={() => saving.mutate()}>
        <fieldset className={settingsCss.settingsPlain} disabled={!writes}>
          <legend>{words.mail}</legend>
          <TextField
            label={words.mailAfterMinutes}
            hint={words.mailHint}
            inputMode="numeric"
            name="mailAfterMinutes"
            {...wire('mailAfterMinutes')}
          />
        </fieldset>
        <fieldset className={settingsCss.settingsPlain} disabled={!writes}>
          <legend>{words.night}</legend>
          <Text as="p" tone="muted">
            {words.nightHint}
          </Text>
          <Grid columns={2} gap="4" align="start">
            <TextField
              label={words.nightFrom}
              inputMode="numeric"
              placeholder="22:00"
              name="nightFrom"
              {...wire('nightFrom')}
            />
            <TextField
              label={words.nightUntil}
              inputMode="numeric"
              placeholder="06:00"
              name="nightUntil"
              {...wire('nightUntil')}
            />
          </Grid>
          <TextField
            label={words.nearHours}
            hint={words.nearHint}
            inputMode="numeric"
            name="nearHours"
            {...wire('nearHours')}
          />
        </fieldset>
        {writes ? (
          <FormActions submit={words.save} />
        ) : (
          <Text as="p" tone="muted">
            {words.onlyDispatch}
          </Text>
        )}
      </Form>
    </div>
  );
}

/** The service names a field that is not a number. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

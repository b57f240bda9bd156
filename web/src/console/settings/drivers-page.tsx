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
  const texts = useTexts(messagesTexts).settings;
  const settings = useCall(KEY, (signal) => operations.GET('/driver-notices/settings', { signal }), {
    // A change elsewhere must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHead title={texts.title} meta={<span>{texts.sentence}</span>} />
      <SettingsFrame>
        <QueryBoundary query={settings}>
          {settings.data ? <NoticeForm settings={settings.data} /> : <SkeletonLines lines={6} />}
        </QueryBoundary>
      </SettingsFrame>
    </>
  );
}

function NoticeForm({ settings }: { settings: NoticeSettings }) {
  const texts = useTexts(messagesTexts).settings;
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
        toast(texts.saved);
      },
    },
  );
  const writes = may('dispatch');
  const names = {
    mailAfterMinutes: texts.mailAfterMinutes,
    nightFrom: texts.nightFrom,
    nightUntil: texts.nightUntil,
    nearHours: texts.nearHours,
  };
  return (
    <div className={settingsCss.settingsNote}>
      <Form label={texts.title} change={saving} names={names} onSubmit={() => saving.mutate()}>
        <fieldset className={settingsCss.settingsPlain} disabled={!writes}>
          <legend>{texts.mail}</legend>
          <TextField
            label={texts.mailAfterMinutes}
            hint={texts.mailHint}
            inputMode="numeric"
            name="mailAfterMinutes"
            {...wire('mailAfterMinutes')}
          />
        </fieldset>
        <fieldset className={settingsCss.settingsPlain} disabled={!writes}>
          <legend>{texts.night}</legend>
          <Text as="p" tone="muted">
            {texts.nightHint}
          </Text>
          <Grid columns={2} gap="4" align="start">
            <TextField
              label={texts.nightFrom}
              inputMode="numeric"
              placeholder="22:00"
              name="nightFrom"
              {...wire('nightFrom')}
            />
            <TextField
              label={texts.nightUntil}
              inputMode="numeric"
              placeholder="06:00"
              name="nightUntil"
              {...wire('nightUntil')}
            />
          </Grid>
          <TextField
            label={texts.nearHours}
            hint={texts.nearHint}
            inputMode="numeric"
            name="nearHours"
            {...wire('nearHours')}
          />
        </fieldset>
        {writes ? (
          <FormActions submit={texts.save} />
        ) : (
          <Text as="p" tone="muted">
            {texts.onlyDispatch}
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

// How drivers are notified: the night, what is near, and when a mail follows.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesTexts } from '../../../../shared/texts/generated/console/messages.ts';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Answered, ErrorState, SkeletonLines } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { LIVE } from '../live.tsx';
import type { NoticeSettings } from '../messages/message-queries.ts';
import { useConsole } from '../session.tsx';
import settingsCss from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

const KEY = [LIVE, 'driver-notice-settings'];

export function DriversSettingsPage() {
  const words = useTexts(messagesTexts).settings;
  const settings = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await operations.GET('/driver-notices/settings', { signal })).data!,
    // A change elsewhere must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHead title={words.title} meta={<span>{words.sentence}</span>} />
      <SettingsFrame>
        <Answered query={settings}>
          {settings.data ? <NoticeForm settings={settings.data} /> : <SkeletonLines lines={6} />}
        </Answered>
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
  const saving = useMutation({
    mutationFn: () =>
      operations.PUT('/driver-notices/settings', {
        body: {
          mailAfterMinutes: toNumber(fields.mailAfterMinutes),
          nightFrom: fields.nightFrom,
          nightUntil: fields.nightUntil,
          nearHours: toNumber(fields.nearHours),
        },
      }),
    onSuccess: async ({ data }) => {
      queries.setQueryData(KEY, data);
      toast(words.saved);
    },
  });
  const error = saving.error instanceof ApiError ? saving.error : null;
  const writes = may('dispatch');
  const names = {
    mailAfterMinutes: words.mailAfterMinutes,
    nightFrom: words.nightFrom,
    nightUntil: words.nightUntil,
    nearHours: words.nearHours,
  };
  return (
    <div className={settingsCss.settingsNote}>
      <Form label={words.title} errors={error?.fields ?? []} names={names} onSubmit={() => saving.mutate()}>
        {error && error.fields.length === 0 && <ErrorState error={error} />}
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
          <p className={textCss.muted}>{words.nightHint}</p>
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
          <FormActions submit={words.save} busy={saving.isPending} />
        ) : (
          <p className={textCss.muted}>{words.onlyDispatch}</p>
        )}
      </Form>
    </div>
  );
}

/** The service names a field that is not a number. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

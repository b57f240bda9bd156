// The agreement of an account: every term, and the effect of a draft before it is published.

import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { chooseTariff } from '../../../../../shared/prices/choose-tariff.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DraftLine } from '../../../ui/draft-line.tsx';
import { Form } from '../../../ui/field.tsx';
import { formatCalendarDay } from '../../../ui/format.ts';
import layoutCss from '../../../ui/layout.module.css';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Status } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { AccountFrame } from '../account-frame.tsx';
import type { AgreementVersion } from '../queries.ts';
import agreementCss from './agreement.module.css';
import { AgreementFields, namesOf } from './agreement-fields.tsx';
import { Discard, Sentence } from './agreement-head.tsx';
import { ChangesCard } from './changes-card.tsx';
import { toDraft } from './draft.ts';
import { CurveCard, ExampleCard, RepricedCard } from './effect.tsx';
import { useVersions } from './queries.ts';
import { agreementTexts } from './texts.ts';
import { type AgreementEditor, useAgreementEditor } from './use-agreement-editor.ts';
import { VersionState, Versions } from './versions.tsx';

const route = getRouteApi('/frame/accounts/$id/agreement');

export function AgreementPage() {
  const { id } = route.useParams();
  const read = useVersions(id);
  const versions = read.rows;
  return (
    <QueryBoundary query={read}>
      {versions?.[0] ? (
        <Loaded key={id} id={id} versions={versions} onMore={read.more.onMore ?? null} />
      ) : (
        <AccountFrame id={id} tab="agreement" />
      )}
    </QueryBoundary>
  );
}

function Loaded({
  id,
  versions,
  onMore,
}: {
  id: string;
  versions: readonly AgreementVersion[];
  onMore: (() => void) | null;
}) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const editor = useAgreementEditor(id, versions[0]!);
  const { agreement, isDraft, writes, preview, currentVersion, nextVersion } = editor;
  return (
    <AccountFrame
      id={id}
      tab="agreement"
      title={texts.title({ version: isDraft ? nextVersion : currentVersion })}
      aside={
        isDraft ? <Status tone="place">{texts.unpublished}</Status> : <VersionState version={versions[0]!} />
      }
      meta={<Sentence preview={preview} changes={editor.changes} isDraft={isDraft} />}
      actions={isDraft && <Discard agreement={agreement} />}
    >
      <Grid collapse="desktop" className={agreementCss.agreementColumns}>
        <div className={layoutCss.column}>
          <Stack gap="8" className={agreementCss.agreementForm}>
            {agreement.restoredAt && isDraft && (
              <DraftLine storedAt={agreement.restoredAt} onDiscard={agreement.discard} />
            )}
            {editor.isOutdated && isDraft && (
              <Notice
                tone="warn"
                title={texts.outdated({ version: currentVersion })}
                action={
                  <Button small onClick={() => agreement.goOn(currentVersion)}>
                    {texts.goOn}
                  </Button>
                }
              />
            )}
            {!writes && <Notice tone="info" title={texts.readOnly} />}
            <TermsForm editor={editor} />
            <Versions
              versions={versions}
              onMore={onMore}
              onTakeOver={writes ? (version) => agreement.change(toDraft(version.terms, language)) : null}
            />
          </Stack>
          {writes && <PublishBar editor={editor} />}
        </div>
        <Effect editor={editor}>
          <ChangesCard versions={versions} terms={editor.terms} />
        </Effect>
      </Grid>
    </AccountFrame>
  );
}

function TermsForm({ editor }: { editor: AgreementEditor }) {
  const texts = useTexts(agreementTexts);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const { agreement, changes, publishing } = editor;
  return (
    <Form
      label={texts.title({ version: editor.nextVersion })}
      change={publishing}
      found={editor.isDraft ? editor.errors : []}
      names={namesOf(texts, agreement.draft)}
      asTyped={publishing.error === null}
      onSubmit={() => {}}
    >
      <fieldset className={agreementCss.agreementFields} disabled={!editor.writes}>
        <AgreementFields
          draft={agreement.draft}
          base={editor.base}
          preview={editor.preview}
          change={agreement.change}
          changes={changes}
          onlyChanges={onlyChanges && changes > 0}
          onOnlyChanges={setOnlyChanges}
        />
      </fieldset>
    </Form>
  );
}

function PublishBar({ editor }: { editor: AgreementEditor }) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const { publishing, preview, terms, validFrom, agreement } = editor;
  const day = preview && formatCalendarDay(language, preview.validFrom);
  return (
    <footer className={layoutCss.actionBar}>
      <Button
        kind="filled"
        disabled={!editor.isDraft || editor.errors.length > 0 || editor.isOutdated}
        busy={publishing.isPending}
        onClick={() => publishing.mutate({ terms, validFrom, seenVersion: agreement.seenVersion })}
      >
        {texts.publish({ version: editor.nextVersion })}
      </Button>
      {preview && (
        <Text as="p" tone="muted">
          {texts.keeps({
            orders: texts.openOrders({ value: preview.keeps.orders }),
            quotes: texts.openQuotes({ value: preview.keeps.quotes }),
            version: preview.currentVersion,
            day: validFrom && day ? day : null,
          })}{' '}
          {preview.next &&
            `${texts.next({
              version: preview.next.version,
              day: formatCalendarDay(language, preview.next.validFrom),
            })} `}
          {texts.journal}
        </Text>
      )}
    </footer>
  );
}

/** What the draft changes: a price, the curve of prices, and the orders of the past. */
function Effect({ editor, children }: { editor: AgreementEditor; children: ReactNode }) {
  const { preview, nextVersion, examples, terms } = editor;
  const { example, setExample, another } = examples;
  return (
    <Stack as="aside" gap="4" className={agreementCss.agreementEffect}>
      {editor.writes && (
        <ExampleCard
          preview={preview}
          example={example}
          onExample={setExample}
          onAnother={another}
          nextVersion={nextVersion}
          includedKm={chooseTariff(terms.tariffs, example)?.includedKm || null}
        />
      )}
      {preview && <CurveCard preview={preview} example={example} nextVersion={nextVersion} />}
      {preview && <RepricedCard repriced={preview.repriced} currency={preview.currency} />}
      {children}
    </Stack>
  );
}

// The agreement of an account: every term, and the effect of a draft before it is published.

import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { chooseTariff } from '../../../../../shared/prices/choose-tariff.ts';
import { type FieldError, fieldsOf } from '../../../api/api-error.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { DraftLine } from '../../../ui/draft-line.tsx';
import { Form } from '../../../ui/field.tsx';
import layoutCss from '../../../ui/layout.module.css';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Status } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { AccountFrame } from '../account-frame.tsx';
import type { AgreementVersion, Terms } from '../queries.ts';
import agreementCss from './agreement.module.css';
import { AgreementFields, namesOf } from './agreement-fields.tsx';
import { Discard, Sentence } from './agreement-head.tsx';
import { ChangesCard } from './changes-card.tsx';
import { differencesBetween } from './differences.ts';
import { toDraft, toTerms, useAgreementDraft } from './draft.ts';
import { CurveCard, ExampleCard, RepricedCard } from './effect.tsx';
import { type Example, useExamples, usePreview, usePublish, useVersions } from './queries.ts';
import { agreementTexts } from './texts.ts';
import { Versions } from './versions.tsx';

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

const FIRST_EXAMPLE: Example = {
  from: '20537 Hamburg',
  to: '81241 München',
  transportType: 'DRIVEN',
  vehicleType: 'CAR',
  registration: false,
  shortTermPlate: false,
};

function useExample(id: string) {
  const { data } = useExamples(id);
  const [taken, setTaken] = useState(0);
  const [own, setOwn] = useState<Example | null>(null);
  const orders = data ?? [];
  const example = own ?? orders[taken % Math.max(orders.length, 1)] ?? FIRST_EXAMPLE;
  const another = () => {
    setOwn(null);
    setTaken(taken + 1);
  };
  return { example, setExample: setOwn, another: orders.length > 1 ? another : null };
}

/** The preview has the terms inside its body, so their field paths have a prefix. */
function termErrors(error: unknown): readonly FieldError[] {
  return fieldsOf(error).map((one) => ({ ...one, field: one.field.replace(/^terms\./, '') }));
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
  const words = useTexts(agreementTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const writes = may('customers');
  const current = versions[0]!;
  const agreement = useAgreementDraft(id, current, language);
  const { draft, keptAt, seenVersion, discard } = agreement;
  const base = useMemo(() => toDraft(current.terms, language), [current, language]);
  const terms = useMemo(() => toTerms(draft), [draft]);
  const changes = differencesBetween(words, language, current.terms, terms);
  const isDraft = keptAt !== null && changes.length > 0;
  const nextVersion = current.version + 1;
  const { example, setExample, another } = useExample(id);
  const asked = usePreview(id, terms, example, writes);
  const preview = asked.data;
  const publishing = usePublish(id, (version) => {
    toast(words.published({ version }));
    discard();
  });
  const change: typeof agreement.change = (next) => {
    // The refusal was about the terms before this change.
    if (publishing.error) publishing.reset();
    agreement.change(next);
  };
  const [onlyChanges, setOnlyChanges] = useState(false);
  const errors = useMemo(() => termErrors(publishing.error ?? asked.error), [publishing.error, asked.error]);
  const outdated = seenVersion !== current.version;
  return (
    <AccountFrame
      id={id}
      tab="agreement"
      title={words.title({ version: isDraft ? nextVersion : current.version })}
      aside={
        isDraft ? (
          <Status tone="place">{words.unpublished}</Status>
        ) : (
          <Status tone="good">{words.inForce}</Status>
        )
      }
      meta={<Sentence preview={preview} changes={changes.length} isDraft={isDraft} />}
      actions={isDraft && <Discard agreement={agreement} />}
    >
      <Grid collapse="desktop" className={agreementCss.agreementColumns}>
        <div className={layoutCss.column}>
          <Stack gap="8" className={agreementCss.agreementForm}>
            {agreement.restoredAt && isDraft && (
              <DraftLine storedAt={agreement.restoredAt} onDiscard={discard} />
            )}
            {outdated && isDraft && (
              <Notice
                tone="warn"
                title={words.outdated({ version: current.version })}
                action={
                  <Button small onClick={() => agreement.goOn(current.version)}>
                    {words.goOn}
                  </Button>
                }
              />
            )}
            {!writes && <Notice tone="info" title={words.readOnly} />}
            <Form
              label={words.title({ version: nextVersion })}
              change={publishing}
              found={isDraft ? errors : []}
              names={namesOf(words, draft)}
              asTyped={publishing.error === null}
              onSubmit={() => {}}
            >
              <fieldset className={agreementCss.agreementFields} disabled={!writes}>
                <AgreementFields
                  draft={draft}
                  base={base}
                  preview={preview}
                  change={change}
                  changes={changes.length}
                  onlyChanges={onlyChanges && changes.length > 0}
                  onOnlyChanges={setOnlyChanges}
                />
              </fieldset>
            </Form>
            <Versions
              versions={versions}
              onMore={onMore}
              onTakeOver={writes ? (version) => change(toDraft(version.terms, language)) : null}
            />
          </Stack>
          {writes && (
            <footer className={layoutCss.actionBar}>
              <Button
                kind="filled"
                disabled={!isDraft || errors.length > 0 || outdated}
                busy={publishing.isPending}
                onClick={() => publishing.mutate({ terms, seenVersion })}
              >
                {words.publish({ version: nextVersion })}
              </Button>
              {preview && (
                <Text as="p" tone="muted">
                  {words.keeps({
                    orders: words.openOrders({ value: preview.keeps.orders }),
                    quotes: words.openQuotes({ value: preview.keeps.quotes }),
                    version: current.version,
                  })}{' '}
                  {words.journal}
                </Text>
              )}
            </footer>
          )}
        </div>
        <Stack as="aside" gap="4" className={agreementCss.agreementEffect}>
          {writes && (
            <ExampleCard
              preview={preview}
              example={example}
              onExample={setExample}
              onAnother={another}
              nextVersion={nextVersion}
              includedKm={includedIn(terms, example)}
            />
          )}
          {preview && <CurveCard preview={preview} example={example} nextVersion={nextVersion} />}
          {preview && <RepricedCard repriced={preview.repriced} currency={preview.currency} />}
          <ChangesCard versions={versions} terms={terms} />
        </Stack>
      </Grid>
    </AccountFrame>
  );
}

function includedIn({ tariffs }: Terms, example: Example): number | null {
  return chooseTariff(tariffs, example)?.includedKm || null;
}

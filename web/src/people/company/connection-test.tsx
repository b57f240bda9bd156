// Tests the connection: goes to the provider and back, and shows what each step gave.
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Status } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { currentRealm } from '../realm.ts';
import { Setting } from '../settings/setting.tsx';
import companyCss from './company.module.css';
import { type CompanyTest, useCompanyTest } from './company-group.ts';

type Step = CompanyTest['steps'][number];

export function ConnectionTest({ testedAt }: { testedAt: string | null }) {
  const texts = useTexts(companySignInTexts);
  const last = useCompanyTest();
  const testing = useChange(() => currentRealm().client.POST('/company-sign-in/test'), {
    onDone: ({ url }) => {
      if (url !== null) location.assign(url);
    },
    onError: toastError,
  });
  // A discovery that failed is not stored: nobody went to the provider.
  const shown = testing.data?.url === null ? testing.data.test : last.data;
  return (
    <Setting title={texts.test} sentence={texts.testSentence}>
      {testedAt && (
        <p>
          {texts.testedAt}: <RelativeTime at={testedAt} />
        </p>
      )}
      <div>
        <Button busy={testing.isPending} onClick={() => testing.mutate()}>
          {texts.runTest}
        </Button>
      </div>
      {shown && shown.steps.length > 0 && (
        <ol className={companyCss.companySteps} aria-label={texts.test}>
          {shown.steps.map((step) => (
            <TestStep key={step.step} step={step} />
          ))}
        </ol>
      )}
      {shown && shown.at !== null && !shown.finished && (
        <Text as="p" tone="muted">
          {texts.testUnfinished}
        </Text>
      )}
    </Setting>
  );
}

function TestStep({ step: { step, ok, reason, said, facts } }: { step: Step }) {
  const texts = useTexts(companySignInTexts);
  return (
    <li>
      <Stack gap="2">
        <Row justify="between" gap="2">
          <strong>{texts.testSteps[step]}</strong>
          <Status tone={ok ? 'good' : 'alert'}>{ok ? texts.ok : texts.failed}</Status>
        </Row>
        {reason && <span>{texts.refusals[reason]}</span>}
        {said && (
          <Text tone="muted" size="table" lang="en">
            {texts.said({ said })}
          </Text>
        )}
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ name, value }) => (
              <Fact key={name} name={name}>
                <Text mono size="table">
                  {value}
                </Text>
              </Fact>
            ))}
          </Facts>
        )}
      </Stack>
    </li>
  );
}

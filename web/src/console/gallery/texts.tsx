// Components that show information: status, times, amounts, codes, notices, small charts.
import { IconRepeat } from '@tabler/icons-react';
import { Bars } from '../../ui/bars.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Code } from '../../ui/copy.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice, Remark } from '../../ui/notice.tsx';
import { Plate } from '../../ui/plate.tsx';
import { WorkProgress } from '../../ui/progress.tsx';
import { CodeBadge, Live, Marked, Status } from '../../ui/status.tsx';
import { ClockTime, DayTime, RelativeTime } from '../../ui/time.tsx';
import { Column, Example, Row } from './example.tsx';
import { hoursFromNow } from './sample-orders.ts';

const CURL = `curl https://handover.example/api/v1/extern/orders/VT-204858 \\
  -H "Authorization: Bearer $HANDOVER_KEY"`;

const FIX = `- app.use(express.json())
+ app.use('/hooks/handover', express.raw({ type: '*/*' }))
+ verify(req.body, req.headers, secret)`;

const BARS = [4, 3, 2, 0, 1, 0, 2, 7, 9, 8, 8, 6, 9, 5, 7, 8, 9, 8, 6, 5, 7, 8, 9, 3].map((good, hour) => ({
  good,
  failed: hour === 23 ? 5 : 0,
}));

const EARLIER = { fresh: hoursFromNow(-4 / 60), soon: hoursFromNow(22 / 3600), old: hoursFromNow(-70) };

function Notices() {
  return (
    <Column>
      <Notice tone="alert" title="The body was changed before you checked it">
        It is the same JSON, written differently: 431 bytes instead of 412.
      </Notice>
      <Notice tone="warn" title="The quote ends in 1 h 10 min" action={<Button small>Extend 2 days</Button>}>
        Autohaus Brenner has not opened it.
      </Notice>
      <Notice tone="good" title="Delivered at 15:36, signed by S. Wagner" />
      <Notice tone="info" title="This is demo access">
        Changes are kept until the service restarts.
      </Notice>
      <Remark icon={<IconRepeat size={18} aria-hidden="true" />} title="14 times since 09:41, every minute.">
        It looks like a system that tries the same again.
      </Remark>
    </Column>
  );
}

export function Words() {
  return (
    <>
      <Example
        name="Status"
        when="Always mark and word. Petrol place, blue moving, amber late, red needs a person, green done."
        from="status.tsx"
      >
        {() => (
          <Row>
            <Status tone="muted" mark="ring">
              Quote required
            </Status>
            <Status tone="place">Accepted</Status>
            <Status tone="transit">In transit</Status>
            <Status tone="warn">Retrying</Status>
            <Status tone="good">Delivered</Status>
            <Status tone="alert">Complaint</Status>
            <Status tone="muted" mark="ended">
              Cancelled
            </Status>
            <CodeBadge tone="good">201</CodeBadge>
            <CodeBadge tone="alert">401</CodeBadge>
            <Marked tone="warn">VIN missing</Marked>
            <Live>Live</Live>
          </Row>
        )}
      </Example>
      <Example
        name="Times and amounts"
        when="Relative while fresh, absolute with zone on hover; figures of equal width; one timer for all."
        from="time.tsx, money.tsx"
      >
        {() => (
          <Row>
            <RelativeTime at={EARLIER.fresh} />
            <RelativeTime at={EARLIER.soon} />
            <DayTime at={EARLIER.old} />
            <ClockTime at={EARLIER.fresh} />
            <Money cents={48620} />
            <Money cents={119000} />
            <Money cents={null} />
          </Row>
        )}
      </Example>
      <Example
        name="Ids, plates and code"
        when="Ids and foreign numbers in the face of codes with a copy button; order numbers stay in Inter."
        from="copy.tsx, plate.tsx, code-block.tsx"
      >
        {() => (
          <Column>
            <Row>
              <strong>VT-204858</strong>
              <Code text="0193f1c2-7aa0-7c10-9a54-0b1de2c48e4b" short="0193f1c2…8e4b" />
              <Plate>HH AL 4821</Plate>
            </Row>
            <CodeBlock code={CURL} label="Copy as curl" />
            <CodeBlock code={FIX} label="Copy the fix" diff />
          </Column>
        )}
      </Example>
      <Example
        name="Notices"
        when="A message within a page; red interrupts, the others wait to be read. A remark belongs to what stands around it."
        from="notice.tsx"
      >
        {() => <Notices />}
      </Example>
      <Example
        name="Small chart and progress"
        when="Counts over a day with what failed; long work always with its count."
        from="bars.tsx, progress.tsx"
      >
        {() => (
          <Column>
            <Bars
              bars={BARS}
              summary="116 of 120 delivered in 24 hours, failing since 13:31"
              from="14:00"
              to="Now"
            />
            <WorkProgress done={3} total={12} label="3 of 12 sent" />
          </Column>
        )}
      </Example>
    </>
  );
}

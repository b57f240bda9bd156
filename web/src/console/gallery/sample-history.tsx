import { IconCode, IconHeadset, IconSteeringWheel } from '@tabler/icons-react';
import { Attempts } from '../../ui/attempts.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeBadge } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { Timeline, TimelineDay, TimelineEvents, TimelineItem } from '../../ui/timeline.tsx';
import { hoursFromNow } from './sample-orders.ts';

const ATTEMPTS = [
  { at: '09:41:07', answer: '503', tone: 'alert', duration: '214 ms', text: '“upstream connect error”' },
  { at: '09:41:38', answer: 'none', tone: 'alert', duration: '10.0 s', text: 'No answer within 10 s' },
  { at: '09:43:41', answer: '200', tone: 'good', duration: '96 ms', text: '“ok”' },
] as const;

export const POSITION_AT = hoursFromNow(-2.5 / 60);

export function SampleHistory() {
  return (
    <Timeline label="What happened">
      <TimelineDay>Tuesday 10 November</TimelineDay>
      <TimelineItem
        at={hoursFromNow(-46)}
        title="Order created"
        aside={
          <>
            <IconCode /> API <span>ERP production</span>
          </>
        }
      >
        <div>
          <Text as="strong" mono>
            POST
          </Text>{' '}
          <Text mono>/extern/orders</Text> <CodeBadge tone="good">201</CodeBadge>{' '}
          <Text tone="muted">142 ms</Text>
        </div>
        <TimelineEvents names={['order.created', 'order.accepted']} summary="4 of 4 delivered">
          <Attempts target="erp.nordlicht-leasing.example" attempts={ATTEMPTS.slice(2)} />
        </TimelineEvents>
      </TimelineItem>
      <TimelineDay>Today</TimelineDay>
      <TimelineItem
        at={hoursFromNow(-5)}
        title="Driver assigned: Murat K."
        aside={
          <>
            <IconHeadset /> Dispatch
          </>
        }
      />
      <TimelineItem
        at={hoursFromNow(-4)}
        title="Vehicle picked up"
        tone="transit"
        aside={
          <>
            <IconSteeringWheel /> Driver app <span>Murat K.</span>
          </>
        }
      >
        <p>Odometer 12 km, battery 84 %, no damage. Signed by T. Brandt.</p>
        <TimelineEvents names={['vehicle.picked_up']} summary="One after 3 attempts" trouble>
          <Attempts
            target={
              <>
                erp.nordlicht-leasing.example<Text tone="muted">/hooks/handover</Text>
              </>
            }
            attempts={ATTEMPTS}
            action={<Button kind="text">Resend</Button>}
          />
        </TimelineEvents>
      </TimelineItem>
      <TimelineItem
        at={hoursFromNow(-2)}
        title="Delay reported: 40 minutes"
        tone="warn"
        aside={
          <>
            <IconSteeringWheel /> Driver app
          </>
        }
      >
        <p>“Roadworks and a closed lane on the A7 near Fulda.”</p>
      </TimelineItem>
      <TimelineItem
        at={POSITION_AT}
        title="On the A9 near Ingolstadt, 84 km to go"
        tone="transit"
        state="now"
        aside={<RelativeTime at={POSITION_AT} />}
      />
      <TimelineItem at={hoursFromNow(1.8)} title="Arrival in München" state="next" aside="Expected" />
      <TimelineItem title="Handover, delivery protocol, invoice" state="next" aside="Then" />
    </Timeline>
  );
}

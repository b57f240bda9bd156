// Components of detail pages: sentence, steps, timeline, facts, map.
import {
  IconClockExclamation,
  IconDots,
  IconDownload,
  IconFileText,
  IconFileTypePdf,
  IconMapPin,
  IconTerminal2,
} from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Code, CopyButton } from '../../ui/copy.tsx';
import { DocumentFact, Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { Row } from '../../ui/layout.tsx';
import { TransferMap } from '../../ui/map.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PdfView } from '../../ui/pdf-view.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StepLine } from '../../ui/progress.tsx';
import { Marked, Status } from '../../ui/status.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { Example, type PanelTheme } from './example.tsx';
import { POSITION_AT, SampleHistory } from './sample-history.tsx';

const ON_THE_ROAD = {
  from: { lat: 48.775, lng: 9.182, name: 'Stuttgart' },
  to: { lat: 48.137, lng: 11.575, name: 'München' },
  vehicle: { lat: 48.4, lng: 10.3, headingDegrees: 96, stale: false },
  styleUrl: null,
};

const STEPS = [
  { label: 'Accepted', detail: 'Tue 16:02', state: 'done' },
  { label: 'Scheduled', detail: 'Wed 08:47', state: 'done' },
  { label: 'Picked up', detail: 'Today 09:41', state: 'done' },
  { label: 'In transit', detail: '84 km to go', state: 0.86 },
  { label: 'Delivered', detail: 'Expected 15:40', state: 'ahead' },
] as const;

const TROUBLE_STEPS = [
  { label: 'Accepted', detail: 'Tue 16:02', state: 'done' },
  { label: 'Scheduled', detail: 'No driver yet', state: 0.4, tone: 'alert' },
  { label: 'Picked up', detail: 'Asked for 09:00', state: 'ahead' },
] as const;

function FactsColumn() {
  return (
    <>
      <FactGroup title="Documents">
        <DocumentFact
          name="Pickup protocol"
          detail="PDF, 412 kB, today 09:41"
          icon={<IconFileTypePdf />}
          action={
            <IconButton label="Download Pickup protocol">
              <IconDownload />
            </IconButton>
          }
        />
        <DocumentFact
          name="Invoice"
          detail="Comes when the order is completed"
          icon={<IconFileText />}
          coming
        />
      </FactGroup>
      <FactGroup title="Vehicle">
        <Facts>
          <Fact name="Model">VW ID.4 Pro, 2026</Fact>
          <Fact name="Plate">
            <Plate>HH NL 4821E</Plate>
          </Fact>
          <Fact name="VIN">
            <Code text="WVGZZZE2ZTE004821" />
          </Fact>
        </Facts>
      </FactGroup>
      <FactGroup title="Price">
        <Facts amounts>
          <Fact name="Base, 100 km included">
            <Money cents={7940} />
          </Fact>
          <Fact name="678 km at €0.60">
            <Money cents={40680} />
          </Fact>
          <Fact name="Net" total>
            <Money cents={48620} />
          </Fact>
          <Fact name="Gross">
            <strong>
              <Money cents={57858} />
            </strong>
          </Fact>
        </Facts>
      </FactGroup>
    </>
  );
}

function DetailHead({ theme }: { theme: PanelTheme }) {
  return (
    <PageHead
      {...(theme === 'light' && { crumbs: [{ label: 'Orders', to: '/ui' }, { label: 'VT-204858' }] })}
      title="On the way to München, expected today at 15:40"
      meta={
        <>
          <Status tone="transit">In transit</Status>
          <Marked tone="warn" icon={<IconClockExclamation />}>
            40 min later than asked
          </Marked>
          <Row as="span" gap="0-5" inline>
            <strong>VT-204858</strong> <CopyButton text="VT-204858" />
          </Row>
        </>
      }
      actions={
        <>
          <Button icon={<IconTerminal2 />}>Copy as curl</Button>
          <Button icon={<IconMapPin />}>Tracking page</Button>
          <IconButton label="More" outlined>
            <IconDots />
          </IconButton>
        </>
      }
    >
      <StepLine steps={STEPS} label="Progress" />
    </PageHead>
  );
}

export function Details() {
  return (
    <>
      <Example
        name="Page head"
        when="Once a page. Lists have a noun, details a sentence that answers what the reader came to ask."
        from="page-head.tsx, progress.tsx"
        wide
        flush
      >
        {(theme) => <DetailHead theme={theme} />}
      </Example>
      <Example
        name="Steps"
        when="How far an order is; a step in which something needs a person is red."
        from="progress.tsx"
      >
        {(theme) => <StepLine steps={TROUBLE_STEPS} label={`Progress that needs attention, ${theme}`} />}
      </Example>
      <Example
        name="Timeline"
        when="The history of one thing. What went well is one line, trouble unfolds by itself, what comes next is a ghost."
        from="timeline.tsx, attempts.tsx"
      >
        {() => <SampleHistory />}
      </Example>
      <Example
        name="Facts"
        when="The right column of a detail page: groups of name and value."
        from="facts.tsx, plate.tsx, money.tsx"
      >
        {() => <FactsColumn />}
      </Example>
      <Example
        name="PDF"
        when="A document as it is, page by page. Paper stays white in dark; until it comes an empty sheet holds its place."
        from="pdf-view.tsx"
      >
        {() => <PdfView file={undefined} label="A quote that is being drawn" />}
      </Example>
      <Example
        name="Map"
        when="Loads its code when it is seen; a sentence stands in where there is no position, or no WebGL to draw with."
        from="map.tsx"
      >
        {() => (
          <TransferMap
            scene={ON_THE_ROAD}
            label="Map of the transfer"
            caption="84 km to go"
            detail={
              <>
                Position from <RelativeTime at={POSITION_AT} />
              </>
            }
            height={160}
          />
        )}
      </Example>
    </>
  );
}

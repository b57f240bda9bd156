// The quote of a request: an editor for dispatch, read-only for other roles and after the decision.

import { getRouteApi, Link } from '@tanstack/react-router';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import layoutCss from '../../ui/layout.module.css';
import { Grid } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { ComparablePrices } from './comparable-prices.tsx';
import { type RequestToQuote, useRequest } from './queries.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteHead } from './quote-head.tsx';
import { isOpen, quoteStateOf } from './quote-state.ts';
import { Subject } from './quote-subject.tsx';
import { RequestFacts } from './request-facts.tsx';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';
import { Versions } from './versions.tsx';

const route = getRouteApi('/frame/requests/$id');

export function QuotePage() {
  const texts = useTexts(requestsTexts);
  const { id } = route.useParams();
  const read = useRequest(id);
  const crumbs = [{ label: texts.title, to: '/requests' }, { label: id.toUpperCase() }];
  return (
    <QueryBoundary query={read}>
      {read.data ? (
        <Loaded key={read.data.order.id} request={read.data} />
      ) : (
        <PageHead title={texts.editor.title({ number: id.toUpperCase() })} crumbs={crumbs} />
      )}
    </QueryBoundary>
  );
}

function Loaded({ request }: { request: RequestToQuote }) {
  const { may } = useConsole();
  const open = isOpen(request);
  const writes = open && may('dispatch');
  return (
    <div className={join(layoutCss.fullPage, requestsCss.quotePage)}>
      <QuoteHead request={request} writes={writes} />
      {writes ? (
        // Another distance leads to other proposed lines, so the editor starts again.
        <QuoteEditor key={String(request.order.distanceKm)} request={request} />
      ) : (
        <Decided request={request} open={open} />
      )}
    </div>
  );
}

function Decided({ request, open }: { request: RequestToQuote; open: boolean }) {
  const texts = useTexts(requestsTexts);
  const state = quoteStateOf(request);
  const { orderNumber, cancelReason } = request.order;
  return (
    <div className={requestsCss.quoteForm}>
      <Subject request={request} />
      <p>
        <strong>
          {open ? texts.editor.onlyDispatch : texts.editor.decidedLine({ state: texts.editor.states[state] })}
        </strong>{' '}
        {orderNumber && (
          <Link to={`/orders/${orderNumber}` as '/orders'}>
            {texts.editor.order({ number: orderNumber })}
          </Link>
        )}
        {cancelReason && <Text tone="muted">{cancelReason}</Text>}
      </p>
      <Grid collapse="phone" gap="6" className={requestsCss.quoteContext}>
        <section>
          <h2>{texts.known}</h2>
          <RequestFacts order={request.order} unclear={request.unclear} account={request.account} />
        </section>
        <ComparablePrices request={request} net={request.versions[0]?.net} />
      </Grid>
      <Versions request={request} draftNet={null} />
    </div>
  );
}

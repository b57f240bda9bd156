// Accounting: what is to check, and what is to invoice.
import { getRouteApi } from '@tanstack/react-router';
import { ExtrasToCheck } from '../extras/extras-to-check.tsx';
import { FlowFrame } from './flow/flow-frame.tsx';
import { StageList } from './stage-list.tsx';

const route = getRouteApi('/frame/accounting');

export function AccountingPage() {
  const { view = 'delivered' } = route.useSearch();
  if (view === 'completed')
    return (
      <FlowFrame step="invoice">
        <StageList key={view} stage={view} />
      </FlowFrame>
    );
  return (
    <FlowFrame step="check">
      <ExtrasToCheck />
      <StageList key={view} stage={view} />
    </FlowFrame>
  );
}

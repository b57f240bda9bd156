// All orders and requests of an account, newest first.
import { getRouteApi } from '@tanstack/react-router';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { AccountOrders } from './recent-orders.tsx';

const route = getRouteApi('/frame/accounts/$id/orders');

const PAGE = 30;

export function AccountOrdersPage() {
  const { id } = route.useParams();
  return (
    <AccountFrame id={id} tab="orders">
      <div className={accountsCss.accountWide}>
        <AccountOrders id={id} limit={PAGE} more />
      </div>
    </AccountFrame>
  );
}

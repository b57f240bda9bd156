// All orders and requests of an account, the newest first.
import { AccountFrame } from './account-frame.tsx';
import { AccountOrders } from './lately.tsx';
import { accountOrdersRoute } from './routes.tsx';

const PAGE = 30;

export function AccountOrdersPage() {
  const { id } = accountOrdersRoute.useParams();
  return (
    <AccountFrame id={id} tab="orders">
      <div className="account-wide">
        <AccountOrders id={id} limit={PAGE} more />
      </div>
    </AccountFrame>
  );
}

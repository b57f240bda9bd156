// Dialogs of the portal with long names.
import { createOrder } from '../../server/test/harness/orders.ts';
import type { AppearanceContext, PageCase } from './context.ts';
import { LONG_COMPANY, LONG_DRIVER, LONG_ORDER, LONG_REFERENCE } from './long-names.ts';

const asLongCustomer = async ({ asCustomer, service }: AppearanceContext) =>
  asCustomer({ name: LONG_DRIVER, account: await service.account({ name: LONG_COMPANY }) });

async function createLongOrder(context: AppearanceContext): Promise<string> {
  const { live } = await asLongCustomer(context);
  return (await createOrder(context.service, live, LONG_ORDER)).json.orderNumber;
}

const openDialogOfOrder = (button: string) => async (context: AppearanceContext) => {
  const number = await createLongOrder(context);
  await context.open(`/portal/production/orders/${number}?lang=en`);
  await context.page.getByRole('button', { name: button, exact: true }).click();
  await context.page.getByRole('dialog').waitFor();
};

export const PORTAL_DIALOGS: readonly PageCase[] = [
  ['changing an order', openDialogOfOrder('Change')],
  ['cancelling an order', openDialogOfOrder('Cancel')],
  [
    'copying an order',
    async (context) => {
      await createLongOrder(context);
      await context.open('/portal/production/orders/new?lang=en');
      await context.page.getByRole('button', { name: 'Copy from an order' }).click();
      await context.page.getByRole('dialog').getByText(LONG_ORDER.pickup.city).first().waitFor();
    },
  ],
  [
    'revoking a key',
    async (context) => {
      const { account } = await context.asCustomer({ role: 'developer' });
      await context.service.credential(account.id, { environment: 'production', name: LONG_REFERENCE });
      await context.open('/portal/production/api-keys?lang=en');
      const row = context.page.getByRole('row', { name: new RegExp(LONG_REFERENCE) });
      await row.getByRole('button').last().click();
      await context.page.getByRole('menuitem', { name: 'Revoke' }).click();
      await context.page.getByRole('dialog').waitFor();
    },
  ],
  [
    'inviting a person',
    async (context) => {
      await asLongCustomer(context);
      await context.open('/portal/production/users?lang=de');
      await context.page.getByRole('button', { name: 'Person einladen' }).click();
      await context.page.getByLabel('Name').fill(LONG_DRIVER);
    },
  ],
];

// The customer portal.
import { portal } from '../api/client.ts';
import { ConfirmationDialog } from '../people/confirmation/confirmation-dialog.tsx';
import { setRealm } from '../people/realm.ts';
import { redirectToSignIn } from '../people/signed-out/go-to-sign-in.ts';
import { mountApp } from '../ui/app.tsx';
import { router } from './routes.tsx';

setRealm({
  name: 'portal',
  client: portal,
  home: '/production',
  companySettings: '/production/settings/company-sign-in',
  places: /^\/(production|sandbox|connect)(\/|$|\?)/,
});
mountApp(router, {
  onSignedOut: () => redirectToSignIn(router),
  overlay: <ConfirmationDialog />,
});

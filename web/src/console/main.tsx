// The operator console.
import { operations, type portal } from '../api/client.ts';
import { ConfirmationDialog } from '../people/confirmation/confirmation-dialog.tsx';
import { setRealm } from '../people/realm.ts';
import { redirectToSignIn } from '../people/signed-out/go-to-sign-in.ts';
import { mountApp } from '../ui/app.tsx';
import { router } from './routes.tsx';

setRealm({
  name: 'console',
  // Portal and console have the same calls for sign-in and own settings, so one client type serves both.
  client: operations as unknown as typeof portal,
  home: '/today',
  companySettings: '/settings/company-sign-in',
  places: /^\/(today|orders|requests|drivers|accounts|accounting|journal|settings)(\/|$|\?)/,
});
mountApp(router, {
  onSignedOut: () => redirectToSignIn(router),
  overlay: <ConfirmationDialog />,
});

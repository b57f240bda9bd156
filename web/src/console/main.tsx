// The operator console.
import { operations, type portal } from '../api/client.ts';
import { goToSignIn } from '../people/doorstep/go-to-sign-in.ts';
import { openHouse } from '../people/house.ts';
import { mountApp } from '../ui/app.tsx';
import { router } from './routes.tsx';

openHouse({
  name: 'console',
  // The calls of signing in and of one's own settings are declared once, for both.
  client: operations as unknown as typeof portal,
  home: '/today',
  places: /^\/(today|orders|requests|drivers|accounts|accounting|journal|settings)(\/|$|\?)/,
});
mountApp(router, { onSignedOut: () => goToSignIn(router) });

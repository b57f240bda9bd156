// The customer portal.
import { portal } from '../api/client.ts';
import { goToSignIn } from '../people/doorstep/go-to-sign-in.ts';
import { openHouse } from '../people/house.ts';
import { mountApp } from '../ui/app.tsx';
import { router } from './routes.tsx';

openHouse({
  name: 'portal',
  client: portal,
  home: '/production',
  places: /^\/(production|sandbox)(\/|$|\?)/,
});
mountApp(router, { onSignedOut: () => goToSignIn(router) });

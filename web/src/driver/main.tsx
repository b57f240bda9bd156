// The driver app.

import { mountApp } from '../ui/app.tsx';
import { unbuiltRouter } from '../unbuilt/app-routes.tsx';

mountApp(unbuiltRouter('driver', 'Driver'));

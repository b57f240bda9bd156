// A link that looks like a button and navigates within an app without a reload.
import { createLink } from '@tanstack/react-router';
import { ButtonLink } from './button.tsx';

export const RouteButton = createLink(ButtonLink);

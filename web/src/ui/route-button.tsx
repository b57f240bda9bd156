// Looks like a button and leads within an app, without loading it anew.
import { createLink } from '@tanstack/react-router';
import { ButtonLink } from './button.tsx';

export const RouteButton = createLink(ButtonLink);

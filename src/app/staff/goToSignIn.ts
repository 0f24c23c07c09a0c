import { navigate } from 'wouter/use-browser-location';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';

/** Replaces the entry of the history: the way back would lead to a page that needs a session. */
export const goToSignIn = () => navigate(staffPaths.signIn, { replace: true });

/** The fragment of the address, in which a link has its token. */
import { type AnyEventObject, fromCallback } from 'xstate';
import { linkToken } from '../../../domain/accountAddress.ts';

/**
 * Reads the token of a link once and removes it from the address, so that histories, screenshots and shared links do
 * not keep it. A repeated check uses the token in memory; after a reload the link must be opened again.
 */
export function tokenReader(): () => string | null {
  let read: string | null = null;
  return () => {
    if (location.hash === '') return read;
    read = linkToken(location.hash);
    history.replaceState(history.state, '', location.pathname + location.search);
    return read;
  };
}

/** Opening a newer link in this tab changes only the fragment. */
export const watchLink = fromCallback<AnyEventObject>(({ sendBack }) => {
  const onLink = () => sendBack({ type: 'link.opened' });
  window.addEventListener('hashchange', onLink);
  return () => window.removeEventListener('hashchange', onLink);
});

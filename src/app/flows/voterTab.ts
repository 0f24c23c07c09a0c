/** Whether this tab belongs to a purchase: it was in our checkout, or rested while another tab had the vote. */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { TabGuardEvent } from '../../machines/tabGuard/tabGuardMachine.ts';
import { whenShown } from './whenShown.ts';

const KEY = 'sawt.vote.tab';

/** Marks this tab until it is closed; without storage only the address shows a return. */
export function rememberTab(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is forbidden.
  }
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Reports once whether the tab comes back from our own checkout, and whenever the voter looks at it. */
export const watchTab = fromCallback<AnyEventObject>(({ sendBack }) => {
  const returned: TabGuardEvent = { type: 'tab.returned' };
  if (isRemembered() || new URLSearchParams(location.search).has('order')) sendBack(returned);
  const shown: TabGuardEvent = { type: 'tab.shown' };
  return whenShown(() => sendBack(shown));
});

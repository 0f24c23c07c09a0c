/** Real effects of the tab guard. */
import { tabGuardMachine } from '../../machines/tabGuard/tabGuardMachine.ts';
import { claimVote, talkToTabs } from './tabLock.ts';
import { rememberTab, watchTab } from './voterTab.ts';

export const tabGuard = tabGuardMachine.provide({
  actors: { claimVote, talkToTabs, watchTab },
  actions: { closeTab: () => window.close(), rememberTab },
});

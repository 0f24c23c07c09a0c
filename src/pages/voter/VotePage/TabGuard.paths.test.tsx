/** Walks the paths of the tab guard on the vote page. */
import type { AnyEventObject } from 'xstate';
import { tabGuardFlow } from '../../../../tests/flows/tabGuard/tabGuardFlow.ts';
import { loaded } from '../../../../tests/support/votePage/startPublicVoting.ts';
import { actOnGuard, openVotePage } from '../../../../tests/support/votePage/votePage.tsx';
import { guardStates } from '../../../../tests/support/votePage/voteStates.ts';
import { walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import type { Language } from '../../../i18n/language.ts';

walkOnPage(tabGuardFlow, {
  open: async (language: Language) => {
    const page = openVotePage(language, 'guard');
    await page.voting.answer('loadBoard', loaded);
    return { ...page, happen: (event: AnyEventObject) => actOnGuard(page, event) };
  },
  looks: guardStates,
});

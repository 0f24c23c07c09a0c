/** Walks the paths of the voting machine on the page: gestures and settled fakes in, visible text out. */
import { act } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { publicVotingFlow } from '../../../../tests/flows/publicVoting/publicVotingFlow.ts';
import { actOnVote, openVotePage } from '../../../../tests/support/votePage/votePage.tsx';
import { lookAtList, votingStates } from '../../../../tests/support/votePage/voteStates.ts';
import { walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import type { PublicVotingContext } from '../../../machines/publicVoting/publicVotingTypes.ts';
import type { Language } from '../../../i18n/language.ts';

walkOnPage(publicVotingFlow, {
  open: async (language: Language) => {
    const page = openVotePage(language, 'voting');
    // The shapes of awaited cards load.
    await act(async () => void (await import('./awaitedCardShapes.tsx')));
    return { ...page, happen: (event: AnyEventObject) => actOnVote(page, event) };
  },
  looks: votingStates,
  also: ({ snapshot, page }) => lookAtList(snapshot.context as PublicVotingContext, page),
});

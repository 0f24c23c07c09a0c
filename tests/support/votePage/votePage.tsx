/** Renders the vote page with both of its machines under the control of the test. */
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnyEventObject } from 'xstate';
import type { BoardAtHand } from '../../../domain/boardAtHand.ts';
import { LiveRegions } from '../../../src/components/LiveRegions/LiveRegions.tsx';
import type { Language } from '../../../src/i18n/language.ts';
import { publicVotingMachine } from '../../../src/machines/publicVoting/publicVotingMachine.ts';
import type { LoadedBoard } from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import { tabGuardMachine } from '../../../src/machines/tabGuard/tabGuardMachine.ts';
import { TabGuard } from '../../../src/pages/voter/VotePage/TabGuard.tsx';
import { VotePage } from '../../../src/pages/voter/VotePage/VotePage.tsx';
// Load the lazy modules before the tests, so that pages which show it need not wait for it.
import '../../../src/pages/voter/VotePage/VoteNotice.tsx';
import '../../../src/components/Moves/listEffects.tsx';
import '../../../src/pages/voter/VotePage/awaitedCardShapes.tsx';
import '../../../src/pages/voter/VotePage/rankedBars.tsx';
import '../../../src/pages/voter/VotePage/votingEffects.tsx';
import '../../../src/pages/voter/VotePage/ClosingGroup.tsx';
import { PageRehearsal } from '../pages/pageRehearsal.ts';
import { renderInLanguage } from '../pages/renderInLanguage.tsx';
import { publicVotingFlow } from '../../flows/publicVoting/publicVotingFlow.ts';
import { voteWords } from './voteWords.ts';

const linkDelays = ['streamOpenTimeout', 'streamSilence', 'streamReopen', 'streamReturn'];

/**
 * Renders the vote page.
 * @param guided the machine whose path the test follows; delays of the other one then never end
 * @param within adds something around the page
 */
export function openVotePage(
  language: Language,
  guided?: 'voting' | 'guard',
  atHand?: BoardAtHand,
  within: (page: ReactNode) => ReactNode = (page) => page,
) {
  const voting = new PageRehearsal(publicVotingMachine, {
    calls: publicVotingFlow.calls,
    effects: publicVotingFlow.effects,
    endless: guided === 'guard' ? linkDelays : [],
  });
  const guard = new PageRehearsal(tabGuardMachine, {
    effects: ['closeTab', 'rememberTab'],
    endless: guided === 'voting' ? ['checkLasts'] : [],
  });
  const { switchTo } = renderInLanguage(
    language,
    <>
      {within(
        <VotePage
          voting={voting.machine}
          renderGuard={(actor) => <TabGuard machine={guard.machine} voting={actor} />}
          atHand={atHand}
        />,
      )}
      <LiveRegions />
    </>,
  );
  return { voting, guard, switchTo, words: voteWords[language] };
}

export type OpenVotePage = ReturnType<typeof openVotePage>;

/** Renders the vote page in the tab that may vote, with its board loaded and its stream open. */
export async function openLiveVotePage(
  language: Language,
  loaded: LoadedBoard,
  within?: (page: ReactNode) => ReactNode,
): Promise<OpenVotePage> {
  const page = openVotePage(language, undefined, undefined, within);
  await page.voting.answer('loadBoard', loaded);
  await page.guard.tell({ type: 'claim.granted' });
  await page.voting.tell({ type: 'stream.opened' });
  return page;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Makes an event of the vote's machine happen: by a gesture, by the tab guard, or as the end of a call. */
export async function actOnVote(page: OpenVotePage, event: AnyEventObject): Promise<void> {
  const { voting, guard, words } = page;
  if (event.type === 'tab.admitted') return await guard.tell({ type: 'claim.granted' });
  if (event.type === 'tab.blocked') {
    // A guard that has been refused already ignores a refusal; one that holds the claim must lose it. So
    // send both.
    await guard.tell({ type: 'claim.lost' });
    return await guard.tell({ type: 'claim.refused' });
  }
  return await voting.happen(event, {
    'group.chosen': ({ group }) => fireEvent.click(screen.getAllByRole('tab')[Number(group) - 1]!),
    'list.entered': () => fireEvent.pointerEnter(screen.getByRole('list', { name: /.+/ })),
    'list.left': () => fireEvent.pointerLeave(screen.getByRole('list', { name: /.+/ })),
    'page.touched': () => fireEvent.scroll(document),
    'retry.requested': () => press(words.retry),
    'refresh.requested': () => press(words.refresh),
  });
}

/** Makes an event of the tab guard happen: by a gesture if visitors can cause it. */
export async function actOnGuard({ guard, words }: OpenVotePage, event: AnyEventObject): Promise<void> {
  return await guard.happen(event, {
    'call.dismissed': () => press(words.tabs.hide),
    'close.requested': () => press(words.tabs.close),
    'vote.requested': () => press(words.tabs.here),
    'original.requested': () => press(words.tabs.original),
    'retry.requested': () => press(words.retry),
  });
}

/** The public vote: what is on the board, in which phase it is, and how news comes (specification sections 2, 4, 8). */
import { boardRegion } from './boardRegion.ts';
import { initialPublicVoting } from './initialPublicVoting.ts';
import { linkRegion } from './linkRegion.ts';
import { phaseRegion } from './phaseRegion.ts';
import { withAtHand } from './publicVotingNews.ts';
import { publicVotingSetup } from './publicVotingSetup.ts';
import { settingsRegion } from './settingsRegion.ts';

export const publicVotingMachine = publicVotingSetup.createMachine({
  id: 'publicVoting',
  type: 'parallel',
  context: ({ input }) => (input ? withAtHand(initialPublicVoting, input) : initialPublicVoting),
  invoke: [
    { id: 'tickClock', src: 'tickClock' },
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchVisibility', src: 'watchVisibility' },
  ],
  on: {
    'clock.ticked': { actions: 'tellTime' },
    'group.chosen': { actions: 'chooseGroup' },
    'list.entered': { actions: 'holdList' },
    'list.left': { actions: 'releaseList' },
    'refresh.requested': { actions: 'reloadPage' },
  },
  states: { board: boardRegion, phase: phaseRegion, link: linkRegion, settings: settingsRegion },
});

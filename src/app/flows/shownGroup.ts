import type { GroupMemory } from '../../pages/voter/VotePage/useGroupMemory.ts';

type State = { group?: unknown } | null;

/** The group that a visitor chose, in the history entry: it survives a reload and the way back. */
export const shownGroup: GroupMemory = {
  recall() {
    const group = (history.state as State)?.group;
    return typeof group === 'number' ? group : undefined;
  },
  remember(group) {
    history.replaceState({ ...(history.state as State), group }, '');
  },
};

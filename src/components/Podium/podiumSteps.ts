import type { Participant } from '../../../domain/contract.ts';
import { placed } from '../../../domain/listOrder.ts';

/** A place of the podium and everybody who shares it. */
export type PodiumStep = {
  rank: number;
  /** Those who are shown, in list order. */
  shown: readonly Participant[];
  /** How many more share the place. */
  more: number;
};

/** Room for faces on the first step and on the others. */
const room = { first: 3, other: 2 };

/** The steps of the podium. A tie shares one step; a place that nobody has, has none. */
export function podiumSteps(ranked: readonly Participant[]): PodiumStep[] {
  const onPodium = placed(ranked);
  const places = [...new Set(onPodium.map(({ rank }) => rank))];
  return places.map((rank, index) => {
    const tied = onPodium.filter((each) => each.rank === rank);
    const shown = tied.slice(0, index === 0 ? room.first : room.other);
    return { rank, shown, more: tied.length - shown.length };
  });
}

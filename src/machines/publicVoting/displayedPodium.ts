/** The displayed podium (decision D29): its numbers update at once, its places move when rows may. */
import type { Participant } from '../../../domain/contract.ts';
import { mayMove } from './rowHold.ts';

type Place = Pick<Participant, 'voter_id' | 'rank'>;

/** Who stands on which place, for one group. */
export type DisplayedPodium = {
  group: number | null;
  places: readonly Place[];
  /** Last time (browser time, UTC ms) at which places changed; apart from that of the rows, which move on their own. */
  movedAt: number | null;
};

/**
 * The podium at `at`; unchanged places keep its identity. Another group's podium appears at once.
 * @param touchedAt last scroll or touch on the page
 */
export function settlePodium(
  shown: DisplayedPodium,
  group: number | null,
  places: readonly Place[],
  touchedAt: number | null,
  at: number,
): DisplayedPodium {
  if (shown.group !== group) return { group, places, movedAt: null };
  const held = !mayMove({ touchedAt, movedAt: shown.movedAt }, at);
  return held || placesIn(shown.places) === placesIn(places) ? shown : { group, places, movedAt: at };
}

const placesIn = (places: readonly Place[]) =>
  places.map(({ voter_id, rank }) => `${rank} ${voter_id}`).join();

import type { Participant } from '../../../../domain/contract.ts';
import type { DisplayedPodium } from '../../../machines/publicVoting/displayedPodium.ts';

/** The participants on the displayed podium, with their places on it and their numbers of now. */
export function onShownPodium(
  participants: readonly Participant[],
  { places }: DisplayedPodium,
): Participant[] {
  const byId = new Map(participants.map((participant) => [participant.voter_id, participant]));
  return places.flatMap(({ voter_id, rank }) => {
    const participant = byId.get(voter_id);
    return participant ? { ...participant, rank } : [];
  });
}

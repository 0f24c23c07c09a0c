/** The places of rows as shown (decision D29): numbers change at once, places only where nobody's hand is. */
import type { Group, Participant } from '../../../domain/contract.ts';

/** Voter ids in the order shown, by group number. */
export type DisplayedOrders = Readonly<Record<number, readonly string[]>>;

/** The orders after news: every list as ranked, but the held one as it was. Unchanged lists keep their identity. */
export function settleOrders(
  shown: DisplayedOrders,
  groups: readonly Group[],
  heldGroup: number | null,
): DisplayedOrders {
  return Object.fromEntries(
    groups.map((group) => [
      group.number,
      settleOrder(shown[group.number], group, group.number === heldGroup),
    ]),
  );
}

function settleOrder(shown: readonly string[] | undefined, group: Group, held: boolean): readonly string[] {
  const ranked = group.participants.map((participant) => participant.voter_id);
  if (!shown) return ranked;
  const wanted = held ? keepPlaces(shown, ranked) : ranked;
  return sameOrder(shown, wanted) ? shown : wanted;
}

/** Whoever is gone leaves, whoever is new comes last; all others stay where they are. */
function keepPlaces(shown: readonly string[], ranked: readonly string[]): readonly string[] {
  return [...shown.filter((id) => ranked.includes(id)), ...ranked.filter((id) => !shown.includes(id))];
}

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** A group's participants in the places shown. */
export function inShownOrder(group: Group, orders: DisplayedOrders): Participant[] {
  const byId = new Map(group.participants.map((participant) => [participant.voter_id, participant]));
  const order = orders[group.number] ?? [...byId.keys()];
  return order.flatMap((id) => byId.get(id) ?? []);
}

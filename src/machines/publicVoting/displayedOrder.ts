/** The displayed order of rows (decision D29): numbers update at once; a held list keeps its order. */
import type { Group, Participant } from '../../../domain/contract.ts';

/** Voter ids in display order, by group number. */
export type DisplayedOrders = Readonly<Record<number, readonly string[]>>;

/**
 * Orders after an update: the wanted ones, except of held lists. Unchanged lists keep their identity.
 * @param wanted voter ids by group number
 */
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

/** Removes missing rows and appends new ones; the others keep their order. */
function keepPlaces(shown: readonly string[], ranked: readonly string[]): readonly string[] {
  return [...shown.filter((id) => ranked.includes(id)), ...ranked.filter((id) => !shown.includes(id))];
}

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** A group's participants in display order. */
export function inShownOrder(group: Group, orders: DisplayedOrders): Participant[] {
  const byId = new Map(group.participants.map((participant) => [participant.voter_id, participant]));
  const order = orders[group.number] ?? [...byId.keys()];
  return order.flatMap((id) => byId.get(id) ?? []);
}

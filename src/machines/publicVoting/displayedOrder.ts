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
  wanted: DisplayedOrders,
  isHeld: (group: number) => boolean,
): DisplayedOrders {
  return Object.fromEntries(
    Object.entries(wanted).map(([number, order]) => [
      number,
      settleOrder(shown[Number(number)], order, isHeld(Number(number))),
    ]),
  );
}

function settleOrder(
  shown: readonly string[] | undefined,
  order: readonly string[],
  held: boolean,
): readonly string[] {
  if (!shown) return order;
  const wanted = held ? keepPlaces(shown, order) : order;
  return sameOrder(shown, wanted) ? shown : wanted;
}

/** Removes missing rows and appends new ones; the others keep their order. */
function keepPlaces(shown: readonly string[], order: readonly string[]): readonly string[] {
  return [...shown.filter((id) => order.includes(id)), ...order.filter((id) => !shown.includes(id))];
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

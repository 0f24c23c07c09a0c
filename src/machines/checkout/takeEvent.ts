import type { CheckoutContext, CheckoutEvent } from './checkoutTypes.ts';

type Types = CheckoutEvent['type'];
export type EventOf<Type extends Types> = Extract<CheckoutEvent, { type: Type }>;

/** An assigner for one type of event; any other leaves the context as it is. */
export function on<Type extends Types>(
  type: Type,
  change: (context: CheckoutContext, event: EventOf<Type>) => Partial<CheckoutContext>,
) {
  const isOfType = (event: CheckoutEvent): event is EventOf<Type> => event.type === type;
  return ({ context, event }: { context: CheckoutContext; event: CheckoutEvent }) =>
    isOfType(event) ? change(context, event) : {};
}

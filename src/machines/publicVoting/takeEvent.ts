import type { PublicVotingContext, PublicVotingEvent } from './publicVotingTypes.ts';

type Types = PublicVotingEvent['type'];
export type EventOf<Type extends Types> = Extract<PublicVotingEvent, { type: Type }>;

/** An assigner for one type of event; any other leaves the context as it is. */
export function on<Type extends Types>(
  type: Type,
  change: (context: PublicVotingContext, event: EventOf<Type>) => PublicVotingContext,
) {
  const isOfType = (event: PublicVotingEvent): event is EventOf<Type> => event.type === type;
  return ({ context, event }: { context: PublicVotingContext; event: PublicVotingEvent }) =>
    isOfType(event) ? change(context, event) : context;
}

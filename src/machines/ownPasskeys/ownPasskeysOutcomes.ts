/** Outcomes of a person's passkeys, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { MakeStop } from '../../../domain/staff/passkeyStops.ts';
import type { PasskeyOffer, StaffFactors } from '../../../domain/staff/staffContract.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { OwnPasskeysEvent } from './ownPasskeysMachine.ts';

const heard = (event: OwnPasskeysEvent): AnyEventObject => event;

type Facts = {
  factors: readonly StaffFactors[];
  offer: PasskeyOffer;
  name: string;
  stops: readonly MakeStop[];
};
type Failures = Record<'load' | 'offer' | 'add' | 'remove', readonly AppError[]>;

export const ownPasskeysOutcomes = (
  { factors, offer, name, stops }: Facts,
  failures: Failures,
): AnyEventObject[] => [
  ...factors.map((each) => answered('loadFactors', each)),
  ...failures.load.map((failure) => refused('loadFactors', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'add.requested' }),
  heard({ type: 'add.cancelled' }),
  answered('offerPasskey', offer),
  ...failures.offer.map((failure) => refused('offerPasskey', failure)),
  heard({ type: 'field.changed', field: 'name', value: name }),
  heard({ type: 'field.changed', field: 'name', value: '' }),
  heard({ type: 'form.submitted' }),
  answered('addPasskey', null),
  ...stops.map((stop) => answered('addPasskey', stop)),
  ...failures.add.map((failure) => refused('addPasskey', failure)),
  elapsed('wait', 'ownPasskeys.naming.limited'),
  heard({ type: 'remove.requested', id: factors[0]?.passkeys[0]?.id ?? '' }),
  heard({ type: 'remove.confirmed' }),
  heard({ type: 'remove.cancelled' }),
  answered('removePasskey', null),
  ...failures.remove.map((failure) => refused('removePasskey', failure)),
];

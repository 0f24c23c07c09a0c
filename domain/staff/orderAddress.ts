/** The filters of the orders. The address of their page holds all but a contact, which no history keeps (decision D236). */
import { orderReferenceIn } from './orderReference.ts';
import type { StaffOrderState } from './staffContract.ts';

export const orderStates = [
  'open',
  'paid',
  'refunded',
  'expired',
  'failed',
] as const satisfies readonly StaffOrderState[];

/** Empty where nothing is filtered. `search` is the number of a receipt or order, or the whole contact of a payer. */
export type OrderFilters = Readonly<Record<'state' | 'competition' | 'search', string>>;

export const noOrderFilters: OrderFilters = { state: '', competition: '', search: '' };

const ID = /^[A-Za-z0-9_-]{22}$/;

const stateIn = (text: string | null) => orderStates.find((state) => state === text);

/** The filters in the query of an address. What no filter can hold is left out. */
export function readOrderFilters(query: string): OrderFilters {
  const parameters = new URLSearchParams(query);
  const competition = parameters.get('competition') ?? '';
  return {
    state: stateIn(parameters.get('state')) ?? '',
    competition: ID.test(competition) ? competition : '',
    search: orderReferenceIn(parameters.get('search') ?? '') ?? '',
  };
}

/** The parameters of an address with these filters. */
export function orderParameters({ state, competition, search }: OrderFilters): Record<string, string> {
  const reference = orderReferenceIn(search);
  return {
    ...(state !== '' && { state }),
    ...(competition !== '' && { competition }),
    ...(reference !== undefined && { search: reference }),
  };
}

/** The filters as the API takes them: a contact apart from the query. */
export function orderQuery({ state, competition, search }: OrderFilters) {
  const reference = orderReferenceIn(search);
  const known = stateIn(state);
  return {
    query: {
      ...(known && { state: known }),
      ...(competition !== '' && { competition }),
      ...(reference !== undefined && { reference }),
    },
    payer: search !== '' && reference === undefined ? search : undefined,
  };
}

import { expect, it } from 'vitest';
import { noOrderFilters, orderParameters, orderQuery, readOrderFilters } from './orderAddress.ts';

const [number, competition] = ['9', 'C'].map((each) => each.repeat(22)) as [string, string];
const all = { state: 'paid', competition, search: number };

it('keeps the filters of an address', () => {
  const address = new URLSearchParams(orderParameters(all)).toString();
  expect([readOrderFilters(`?${address}`), orderParameters(noOrderFilters)]).toEqual([all, {}]);
});

it('leaves out what no filter can hold', () => {
  expect(readOrderFilters('?state=lost&competition=1&search=91234567')).toEqual(noOrderFilters);
});

it.each(['huda@example.om', '+96891234567'])('sends %s apart, and keeps it out of the address', (search) => {
  const filters = { ...noOrderFilters, search };
  expect([orderParameters(filters), orderQuery(filters)]).toEqual([{}, { query: {}, payer: search }]);
});

it('sends the number in the address of a receipt', () => {
  const search = `https://sawt.example/receipt/${number}`;
  const wanted = { query: { state: 'paid', competition, reference: number }, payer: undefined };
  expect([orderQuery({ ...all, search }), orderParameters({ ...all, search })]).toEqual([wanted, all]);
});

import { expect, it } from 'vitest';
import { entryQuery, noEntryFilters, readEntryFilters } from './entryAddress.ts';

const competition = 'singing'.padEnd(22, '0');

it('reads the filters of an address, and leaves out what no filter can hold', () => {
  expect(
    readEntryFilters(`?status=pending&competition=${competition}&search=%20هدى%20&duplicates=1`),
  ).toEqual({
    status: 'pending',
    competition,
    search: 'هدى',
    duplicates: '1',
  });
  expect(readEntryFilters('?status=odd&competition=1&duplicates=2')).toEqual(noEntryFilters);
  expect(readEntryFilters(`?search=${'x'.repeat(90)}`).search).toHaveLength(80);
});

it('asks for the filters that are set alone', () => {
  expect(entryQuery(noEntryFilters)).toEqual({});
  const filters = { status: 'withdrawn', competition, search: '301', duplicates: '1' };
  expect(entryQuery(filters)).toEqual(filters);
});

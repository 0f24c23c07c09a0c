import { expect, it } from 'vitest';
import { areSameFilters, isFiltered } from './filters.ts';

const filters = { status: 'pending', search: '' };

it('are the same with the same texts', () => {
  expect([
    areSameFilters(filters, { ...filters }),
    areSameFilters(filters, { ...filters, search: 'huda' }),
    areSameFilters(filters, { ...filters, status: '' }),
  ]).toEqual([true, false, false]);
});

it('filter once one has a text', () => {
  expect([isFiltered(filters), isFiltered({ status: '', search: '' })]).toEqual([true, false]);
});

/** The flow of browsing the entries. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { type EntryFilters, noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import { entryBrowse } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { staffBrowseOutcomes } from '../../../src/machines/staffBrowse/staffBrowseOutcomes.ts';
import { entryPages } from '../../support/staffEntries/entryFacts.ts';
import type { Flow } from '../flow.ts';
import { onListPage } from '../staffOffers.ts';
import * as words from './entryBrowseWords.ts';

const pending: EntryFilters = { ...noEntryFilters, status: 'pending' };

export const entryBrowseFlow: Flow = {
  name: 'entryBrowse',
  ...words.entryBrowseWords,
  machine: entryBrowse,
  input: noEntryFilters,
  walks: [{ events: staffBrowseOutcomes(entryPages, [pending], [httpError({ status: 401 }), networkError]) }],
  offered: onListPage,
  unoffered: [
    'entryBrowse.browsing on filters.changed: no guard holds',
    'entryBrowse.browsing.listed on more.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/entryPages.paths.test.tsx',
  calls: ['loadPage', 'loadMore'],
  effects: ['endSession'],
};

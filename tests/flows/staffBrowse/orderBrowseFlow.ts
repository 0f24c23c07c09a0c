/** The flow of browsing the orders. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { noOrderFilters, type OrderFilters } from '../../../domain/staff/orderAddress.ts';
import { orderBrowse } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { staffBrowseOutcomes } from '../../../src/machines/staffBrowse/staffBrowseOutcomes.ts';
import { orderPages } from '../../support/staffOrders/orderFacts.ts';
import type { Flow } from '../flow.ts';
import { onListPage } from '../staffOffers.ts';
import * as words from './orderBrowseWords.ts';

const paid: OrderFilters = { ...noOrderFilters, state: 'paid' };

export const orderBrowseFlow: Flow = {
  name: 'orderBrowse',
  ...words.orderBrowseWords,
  machine: orderBrowse,
  input: noOrderFilters,
  walks: [{ events: staffBrowseOutcomes(orderPages, [paid], [httpError({ status: 401 }), networkError]) }],
  offered: onListPage,
  unoffered: [
    'orderBrowse.browsing on filters.changed: no guard holds',
    'orderBrowse.browsing.listed on more.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/orderPages.paths.test.tsx',
  calls: ['loadPage', 'loadMore'],
  effects: ['endSession'],
};

/** Browsing the orders in testers' words. */
import type { OrderFilters } from '../../../domain/staff/orderAddress.ts';
import type { StaffOrderPage } from '../../../domain/staff/staffContract.ts';
import type { StaffBrowseContext } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

type Context = StaffBrowseContext<StaffOrderPage, OrderFilters>;

export const orderBrowseWords: FlowWords = {
  title: ['الطلبات', 'Orders'],
  begin: [
    'ادخل بحساب المالية أو مالك الجهة أو مدقّقها، ثم افتح `/orders`.',
    'Sign in as finance, an owner or an auditor of the organisation, then open `/orders`.',
  ],
  gestures: {
    'xstate.done.actor.loadPage': ['دع الصفحة الأولى تُحمَّل.', 'Let the first page load.'],
    'xstate.error.actor.loadPage': failing(['تحميل الصفحة الأولى', 'loading the first page']),
    'xstate.done.actor.loadMore': ['دع الصفحة التالية تُحمَّل.', 'Let the next page load.'],
    'xstate.error.actor.loadMore': failing(['تحميل الصفحة التالية', 'loading the next page']),
    'more.requested': press('staffOrders:more'),
    'retry.requested': retry,
    'refresh.requested': press('staffOrders:refresh'),
    'filters.changed': [
      'اختر «{staffOrders:is.paid}» في «{staffOrders:column.state}».',
      'Choose “{staffOrders:is.paid}” at “{staffOrders:column.state}”.',
    ],
  },
  sights: {
    'browsing.loading': ({ context }) => [
      shows((context as Context).rows ? 'staffOrders:title' : 'staffOrders:loading'),
    ],
    'browsing.failed': showsWithButton('staffOrders:failed', 'common:retry.again'),
    'browsing.listed': ({ context }) => [
      shows((context as Context).next === null ? 'staffOrders:end' : 'staffOrders:more'),
    ],
    'browsing.loadingMore': shows('staffOrders:loadingMore'),
    'browsing.moreFailed': showsWithButton('staffOrders:moreFailed', 'common:retry.again'),
    signedOut: shows('staffOrders:title'),
  },
};

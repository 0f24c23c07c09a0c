/** The page of an order in testers' words. */
import type {
  FoundOrder,
  StaffReadingContext,
} from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const isAbsent = (context: unknown) => (context as StaffReadingContext<FoundOrder>).data?.details === null;

export const staffOrderWords: FlowWords = {
  title: ['طلب، كما يراه المشرفون', 'An order, as staff read it'],
  begin: [
    'ادخل بحساب المالية أو مالك الجهة أو مدقّقها، ثم افتح طلبًا من `/orders`.',
    'Sign in as finance, an owner or an auditor of the organisation, then open an order from `/orders`.',
  ],
  gestures: {
    'xstate.done.actor.read': ['دع الطلب يُحمَّل.', 'Let the order load.'],
    'xstate.error.actor.read': failing(['تحميل الطلب', 'loading the order']),
    'retry.requested': retry,
    'refresh.requested': press('staffOrders:order.refresh'),
  },
  sights: {
    loading: shows('staffOrders:order.all'),
    failed: showsWithButton('staffOrders:order.failed', 'common:retry.again'),
    shown: ({ context }) => [
      shows(isAbsent(context) ? 'staffOrders:order.absent' : 'staffOrders:order.steps'),
    ],
    signedOut: shows('staffOrders:order.all'),
  },
};

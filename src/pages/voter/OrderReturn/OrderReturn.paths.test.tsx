/** Walks the paths of an order whose payer returns, on the note about it. */
import { orderFlow } from '../../../../tests/flows/reading/orderFlow.ts';
import { orders } from '../../../../tests/support/checkout/checkoutWorld.ts';
import type { ReadingWords } from '../../../../tests/support/readings/readingLooks.ts';
import { walkReading } from '../../../../tests/support/readings/walkReading.tsx';
import type { Language } from '../../../i18n/language.ts';
import { orderReading } from '../../../machines/reading/readingMachine.ts';
import { OrderReturn } from './OrderReturn.tsx';

const words: Record<Language, ReadingWords> = {
  ar: {
    retry: 'إعادة المحاولة',
    loading: 'جارٍ التحقق من الطلب…',
    failed: 'تعذّر تحميل الطلب',
    missing: 'لا يوجد طلب بهذا العنوان',
    shown: (data) => [data === orders.settled ? 'أُضيفت أصواتك' : 'جارٍ تأكيد عملية الدفع…'],
  },
  en: {
    retry: 'Retry',
    loading: 'Checking your order…',
    failed: 'Failed to load the order',
    missing: 'There is no order at this address',
    shown: (data) => [data === orders.settled ? 'Your votes have been added' : 'Confirming your payment…'],
  },
};

walkReading(orderFlow, orderReading, words, (machine) => <OrderReturn order={machine} onHide={() => {}} />);

/** Walks the paths of read-only machines on the receipt and transparency pages. */
import { checkpointsFlow } from '../../../tests/flows/reading/checkpointsFlow.ts';
import { receiptFlow } from '../../../tests/flows/reading/receiptFlow.ts';
import { receipt } from '../../../tests/support/payments/orderFixtures.ts';
import type { ReadingWords } from '../../../tests/support/readings/readingLooks.ts';
import { walkReading } from '../../../tests/support/readings/walkReading.tsx';
import type { Language } from '../../i18n/language.ts';
import { checkpointsReading, receiptReading } from '../../machines/reading/readingMachine.ts';
import { ReceiptPage } from './ReceiptPage/ReceiptPage.tsx';
import { TransparencyPage } from './TransparencyPage/TransparencyPage.tsx';

const receiptWords: Record<Language, ReadingWords> = {
  ar: {
    retry: 'إعادة المحاولة',
    loading: 'جارٍ تحميل الإيصال…',
    failed: 'تعذّر تحميل الإيصال',
    missing: 'لا يوجد إيصال بهذا الرمز',
    shown: (data) => (data === receipt ? ['محتسَب', 'main 90418'] : ['قيد التأكيد']),
  },
  en: {
    retry: 'Retry',
    loading: 'Loading the receipt…',
    failed: 'Failed to load the receipt',
    missing: 'There is no receipt with this code',
    shown: (data) => (data === receipt ? ['Counted', 'main 90418'] : ['Being confirmed']),
  },
};
const ledgerWords: Record<Language, ReadingWords> = {
  ar: {
    retry: 'إعادة المحاولة',
    loading: 'جارٍ تحميل نقاط التحقق…',
    failed: 'تعذّر تحميل نقاط التحقق',
    missing: 'تعذّر تحميل نقاط التحقق',
    shown: () => ['1,204', '402,117'],
  },
  en: {
    retry: 'Retry',
    loading: 'Loading the checkpoints…',
    failed: 'Failed to load the checkpoints',
    missing: 'Failed to load the checkpoints',
    shown: () => ['1,204', '402,117'],
  },
};

const files = { ledgerHref: '/ledger', checkpointsHref: '/checkpoints', scriptHref: '/recount.mjs' };

walkReading(receiptFlow, receiptReading, receiptWords, (machine) => <ReceiptPage receipt={machine} />);
walkReading(checkpointsFlow, checkpointsReading, ledgerWords, (machine) => (
  <TransparencyPage checkpoints={machine} files={files} />
));

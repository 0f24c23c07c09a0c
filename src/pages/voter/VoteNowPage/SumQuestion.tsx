import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useDollars } from '../../../components/Money/useDollars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';
import { settledQuote } from '../checkout/checkoutView.ts';
import { useCheckoutContext, type Checkout } from '../checkout/useCheckout.ts';

/** Repeats the votes and the sum of a large order before it is paid. */
export function SumQuestion({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('pay');
  const votes = useCheckoutContext(checkout, (context) => context.votes);
  const sum = useSumWords(checkout);
  return (
    <LazyNoticeDialog
      kind="info"
      title={t('choose.sumAsked', { votes: t('quantity.value', { count: Number(votes) }) })}
      confirm={t('choose.sumRight')}
      onConfirm={() => checkout.send({ type: 'sum.confirmed' })}
      cancel={t('choose.sumWrong')}
      onCancel={() => checkout.send({ type: 'sum.rejected' })}
    >
      {sum}
    </LazyNoticeDialog>
  );
}

function useSumWords(checkout: Checkout): string {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const dollars = useDollars();
  const quote = useSelector(checkout, settledQuote);
  if (!quote) return t('summary.loading');
  const { total_baisa: total, usd_approximate: usd } = quote;
  return t('choose.sumTotal', { total: format.money(total), usd: dollars(usd) });
}

import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { ClosingNote } from '../../../components/ClosingNote/ClosingNote.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { useGroupWords } from '../../../i18n/useGroupWords.ts';
import { countedDown, isSaleOver, remainingOf } from './checkoutView.ts';
import { useCheckoutContext, type Checkout } from './useCheckout.ts';

/** Counts down the last minutes of the group, or of an order that was placed in time. */
export function SaleNote({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation(['pay', 'vote']);
  const { ordinal } = useGroupWords();
  const deadline = useSelector(checkout, countedDown);
  const remainingMs = useCheckoutContext(checkout, remainingOf);
  const over = useSelector(checkout, isSaleOver);
  const number = useCheckoutContext(checkout, ({ sale }) => sale?.window.number);
  if (!deadline || number === undefined) return null;
  const group = ordinal(number);
  if (deadline === 'group') {
    return (
      <ClosingNote
        key="group"
        label={t('vote:countdown.closes', { group })}
        remainingMs={remainingMs}
        sentence={(duration) => t('vote:countdown.closesIn', { group, duration })}
        onAnnounce={announce}
      />
    );
  }
  return (
    <ClosingNote
      key="order"
      label={t('closing.order')}
      remainingMs={remainingMs}
      sentence={(duration) => t('closing.orderIn', { duration })}
      onAnnounce={announce}
    >
      {over ? t('closing.placed', { group }) : undefined}
    </ClosingNote>
  );
}

import { useEffect } from 'react';
import { PaymentPage } from '../../pages/voter/PaymentPage/PaymentPage.tsx';
import { checkoutFlow } from '../flows/checkout.ts';

const checkout = checkoutFlow('payment');

export default function PaymentScreen() {
  // Prefetch; a failed one is repeated on navigation.
  useEffect(() => {
    import('./PaymentSuccessScreen.tsx').catch(() => {});
  }, []);
  return <PaymentPage checkout={checkout} />;
}

import { useEffect } from 'react';
import { PaymentPage } from '../../pages/voter/PaymentPage/PaymentPage.tsx';
import { checkoutFlow } from '../flows/checkout.ts';

const checkout = checkoutFlow('payment');

export default function PaymentScreen() {
  // Fetched ahead; what does not come now is asked for again when it is needed.
  useEffect(() => {
    import('./PaymentSuccessScreen.tsx').catch(() => {});
  }, []);
  return <PaymentPage checkout={checkout} />;
}

import { PaymentSuccessPage } from '../../pages/voter/PaymentSuccessPage/PaymentSuccessPage.tsx';
import { checkoutFlow } from '../flows/checkout.ts';

const checkout = checkoutFlow('success');

export default function PaymentSuccessScreen() {
  return <PaymentSuccessPage checkout={checkout} origin={window.location.origin} />;
}

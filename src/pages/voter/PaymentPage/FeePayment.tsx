import { FeeFrame } from '../checkout/FeeFrame.tsx';
import { useCheckoutContext, type Checkout } from '../checkout/useCheckout.ts';
import { CardPart } from './CardPart.tsx';
import { PayAction } from './PayAction.tsx';

type Props = { checkout: Checkout; title: string };

/** The card of an order of a fee: the account has the candidate's contact, so that no form comes before. */
export function FeePayment({ checkout, title }: Props) {
  const order = useCheckoutContext(checkout, (context) => context.order);
  if (!order) return null;
  return (
    <FeeFrame order={order} title={title}>
      <CardPart checkout={checkout} submissions={0} />
      <PayAction checkout={checkout} />
    </FeeFrame>
  );
}

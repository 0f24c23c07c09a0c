import { useEffect } from 'react';
import { VoteNowPage } from '../../pages/voter/VoteNowPage/VoteNowPage.tsx';
import { checkoutFlow } from '../flows/checkout.ts';

const checkout = checkoutFlow('votes');

export default function VoteNowScreen() {
  // Fetched ahead; what does not come now is asked for again when it is needed.
  useEffect(() => {
    import('./PaymentScreen.tsx').catch(() => {});
  }, []);
  return <VoteNowPage checkout={checkout} />;
}

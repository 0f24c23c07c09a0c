import { useEffect } from 'react';
import { VoteNowPage } from '../../pages/voter/VoteNowPage/VoteNowPage.tsx';
import { checkoutFlow } from '../flows/checkout.ts';

const checkout = checkoutFlow('votes');

export default function VoteNowScreen() {
  // Prefetch; a failed one is repeated on navigation.
  useEffect(() => {
    import('./PaymentScreen.tsx').catch(() => {});
  }, []);
  return <VoteNowPage checkout={checkout} />;
}

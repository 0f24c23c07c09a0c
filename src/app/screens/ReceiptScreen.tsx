import { useState } from 'react';
import { ReceiptPage } from '../../pages/visitor/ReceiptPage/ReceiptPage.tsx';
import { readings, receiptAtHand } from '../flows/readings.ts';
import { isMissing } from '../screenAt.ts';

export default function ReceiptScreen() {
  const [atHand] = useState(receiptAtHand);
  return <ReceiptPage receipt={readings.receipt} atHand={atHand} missing={isMissing(location.pathname)} />;
}

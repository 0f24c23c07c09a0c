import { ReceiptPage } from '../../pages/visitor/ReceiptPage/ReceiptPage.tsx';
import { readings } from '../flows/readings.ts';

export default function ReceiptScreen() {
  return <ReceiptPage receipt={readings.receipt} />;
}

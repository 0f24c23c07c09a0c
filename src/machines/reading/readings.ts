import type { CheckpointList, Order, Receipt } from '../../../domain/contract.ts';
import { orderStanding } from '../../../domain/orderStanding.ts';
import { createReading } from './readingMachine.ts';

/** A payment may still be confirmed, and a checkpoint follows every row within a minute or so. */
export const receiptReading = createReading<Receipt>(
  'receipt',
  ({ status, row, checkpoint }) => status === 'pending' || (row !== null && checkpoint === null),
);

export const checkpointsReading = createReading<CheckpointList>('checkpoints', () => false);

export const orderReading = createReading<Order>('order', (order) =>
  ['payable', 'unsure'].includes(orderStanding(order)),
);

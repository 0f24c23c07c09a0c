/** The flow of the page to which a voter returns from the gateway: the outcome of the order. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { orderReading } from '../../../src/machines/reading/readingMachine.ts';
import { readingOutcomes } from '../../../src/machines/reading/readingOutcomes.ts';
import { orders } from '../../support/checkout/checkoutWorld.ts';
import type { Flow } from '../flow.ts';
import * as words from './readingWords.ts';

const failures = [httpError({ status: 404 }), networkError];

export const orderFlow: Flow = {
  name: 'order',
  ...words.orderWords,
  machine: orderReading,
  walks: [{ events: readingOutcomes('order', [orders.settled, orders.unsure], failures) }],
  replayedBy: 'src/pages/voter/OrderReturn/OrderReturn.paths.test.tsx',
  calls: ['read'],
  effects: [],
};

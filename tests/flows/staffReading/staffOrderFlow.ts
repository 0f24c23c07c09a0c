/** The flow of the page of an order. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { orderReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { staffReadingOutcomes } from '../../../src/machines/staffReading/staffReadingOutcomes.ts';
import { orderDetails } from '../../support/staffOrders/orderFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './staffOrderWords.ts';

export const staffOrderFlow: Flow = {
  name: 'staffOrder',
  ...words.staffOrderWords,
  machine: orderReading,
  walks: [
    {
      events: staffReadingOutcomes(
        [{ details: orderDetails }, { details: null }],
        [httpError({ status: 401 }), networkError],
      ),
    },
  ],
  replayedBy: 'src/pages/staff/orderPages.paths.test.tsx',
  calls: ['read'],
  effects: ['endSession'],
};

/** The flow of the page with the receipt of a vote. */
import type { Receipt } from '../../../domain/contract.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import { readingOutcomes } from '../../../src/machines/reading/readingOutcomes.ts';
import { receiptReading } from '../../../src/machines/reading/readingMachine.ts';
import { receipt } from '../../support/payments/orderFixtures.ts';

import type { Flow } from '../flow.ts';
import * as words from './readingWords.ts';

const pending: Receipt = { ...receipt, status: 'pending', row: null, checkpoint: null };
const failures = [httpError({ status: 404 }), networkError];

export const receiptFlow: Flow = {
  name: 'receipt',
  ...words.receiptWords,
  machine: receiptReading,
  walks: [{ events: readingOutcomes('receipt', [receipt, pending], failures) }],
  replayedBy: 'src/pages/visitor/readings.paths.test.tsx',
  calls: ['read'],
  effects: [],
};

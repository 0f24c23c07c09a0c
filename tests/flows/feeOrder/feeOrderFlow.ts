/** The flow of paying the fee of an entry, up to its payment. */
import { messageError, networkError, unauthenticated } from '../../../domain/errors.ts';
import { feeOrderMachine } from '../../../src/machines/feeOrder/feeOrderMachine.ts';
import { feeOrderOutcomes } from '../../../src/machines/feeOrder/feeOrderOutcomes.ts';
import { feeOrder } from '../../support/payments/orderFixtures.ts';

import type { Flow } from '../flow.ts';
import * as words from './feeOrderWords.ts';

export const feeFailures = {
  failure: networkError,
  final: messageError('The fee can no longer be paid.', { status: 403, code: 'fee_closed' }),
  signedOut: unauthenticated({ status: 401 }),
};

export const feeOrderFlow: Flow = {
  name: 'feeOrder',
  ...words.feeOrderWords,
  machine: feeOrderMachine,
  walks: [{ events: feeOrderOutcomes(feeOrder, feeFailures) }],
  replayedBy: 'src/pages/candidate/SubmissionDetailsPage/FeePanel.paths.test.tsx',
  calls: ['orderFee'],
  effects: ['openPayment', 'logIn'],
};

import { fromPromise } from 'xstate';
import type { CheckpointList, Order, Receipt } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import {
  checkpointsReading,
  orderReading,
  receiptReading,
} from '../../../src/machines/reading/readingMachine.ts';
import { NEVER_MS, stagedAnswer } from '../pages/stagedAnswer.ts';

const delays = { readAgain: NEVER_MS };

/**
 * The machine of the receipt's page for stories: it ends with this answer or error, or without one never.
 */
export const stagedReceipt = (answer?: Receipt | AppError) =>
  receiptReading.provide({ actors: { read: fromPromise(() => stagedAnswer<Receipt>(answer)) }, delays });

export const stagedCheckpoints = (answer?: CheckpointList | AppError) =>
  checkpointsReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<CheckpointList>(answer)) },
    delays,
  });

export const stagedOrder = (answer?: Order | AppError) =>
  orderReading.provide({ actors: { read: fromPromise(() => stagedAnswer<Order>(answer)) }, delays });

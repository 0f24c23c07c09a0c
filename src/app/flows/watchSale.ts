import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { saleOf } from '../../../domain/sale.ts';
import type { CheckoutEvent, SaleInput } from '../../machines/checkout/checkoutTypes.ts';
import type { publicVotingMachine } from '../../machines/publicVoting/publicVotingMachine.ts';

/**
 * Follows the board as the vote page does, with its stream and its clock, and reports each second what it says about
 * buying votes for one contestant.
 */
export const watchSale = (publicVoting: typeof publicVotingMachine) =>
  fromCallback<AnyEventObject, SaleInput>(({ input, sendBack }) => {
    const voting = createActor(publicVoting, { input: undefined });
    let second = 0;
    const subscription = voting.subscribe(({ context }) => {
      const { board, source, now } = context;
      const passed = Math.floor(now / 1_000);
      // Votes arrive more often, and change nothing here.
      if (!board || source === 'sample' || passed === second) return;
      second = passed;
      const sale = saleOf(board, input.entryId, now);
      const event: CheckoutEvent | null = sale && { type: 'sale.changed', sale };
      if (event) sendBack(event);
    });
    voting.start();
    // One tab sells one order, so the rule of one voting tab does not apply.
    voting.send({ type: 'tab.admitted' });
    return () => {
      subscription.unsubscribe();
      voting.stop();
    };
  });

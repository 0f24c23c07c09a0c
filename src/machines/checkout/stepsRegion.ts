/** Where the visitor stands, from the address to the votes. What can be seen of an order decides, not what was done here. */
import { and } from 'xstate';
import { arrivalStates } from './arrivalStates.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import { confirming } from './confirmingState.ts';
import { formStates } from './formStates.ts';
import { paying } from './payingState.ts';
import { placing } from './placingState.ts';

const onSuccessPage = { type: 'onPage', params: { page: 'success' } } as const;
const is = (as: 'payable' | 'settled' | 'refunded' | 'expired' | 'stopped') =>
  ({ type: 'stands', params: { as } }) as const;
const goTo = (place: 'payment' | 'success') => ({ type: 'visit', params: { place } }) as const;

const sorting = checkoutSetup.createStateConfig({
  always: [
    { guard: and([is('settled'), onSuccessPage]), target: 'settled' },
    { guard: is('settled'), target: 'complete' },
    { guard: is('refunded'), target: 'refunded' },
    { guard: is('expired'), target: 'expired' },
    { guard: is('stopped'), target: 'stopped' },
    { guard: and([is('payable'), onSuccessPage]), target: 'leaving', actions: goTo('payment') },
    { guard: and([is('payable'), 'paysElsewhere', 'awaitsOutcome']), target: 'confirming' },
    { guard: and([is('payable'), 'paysElsewhere']), target: 'paying.elsewhere' },
    { guard: is('payable'), target: 'paying' },
    { target: 'confirming' },
  ],
});

const complete = checkoutSetup.createStateConfig({
  entry: ['forgetPayment', 'keepDraft'],
  after: { paymentRedirect: { target: 'leaving', actions: goTo('success') } },
  on: { 'go.requested': { target: 'leaving', actions: goTo('success') } },
});

export const stepsRegion = checkoutSetup.createStateConfig({
  initial: 'restoring',
  states: {
    ...arrivalStates,
    ...formStates,
    placing,
    sorting,
    paying,
    confirming,
    complete,
    settled: {},
    refunded: {},
    expired: {},
    stopped: {},
    closed: {},
    unknownContestant: {},
    unknownOrder: {},
    leaving: {},
  },
});

/** Invented orders as staff read them, and their machines that stay as they are, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { OrderFilters } from '../../../domain/staff/orderAddress.ts';
import type { StaffOrder, StaffOrderDetails, StaffOrderPage } from '../../../domain/staff/staffContract.ts';
import {
  type BrowsePlace,
  type LoadedPage,
  orderBrowse,
} from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { type FoundOrder, orderReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { competitionsOfHouse, poetry, singing } from '../staff/competitionFacts.ts';

const MINUTE = 60_000;
const at = Date.UTC(2026, 10, 26, 8, 30);

const paid: StaffOrder = {
  id: 'paid-order'.padEnd(22, '0'),
  receipt_code: 'paid-receipt'.padEnd(22, '0'),
  kind: 'vote',
  state: 'paid',
  under_review: false,
  refund: null,
  competition: singing,
  zone: 'Asia/Muscat',
  entry_id: 'huda'.padEnd(22, '0'),
  contestant: {
    full_name: 'هدى بنت سالم الرواحية',
    full_name_ar: 'هدى بنت سالم الرواحية',
    full_name_en: 'Huda Al Rawahi',
  },
  votes: 75,
  amount_baisa: 20_250,
  currency: 'OMR',
  payer: { email: 'm•••@example.om', phone: '•••••567' },
  created_at: at,
  paid_at: at + MINUTE,
};

/** Orders in each state, the newest first. */
export const staffOrders: StaffOrder[] = [
  {
    ...paid,
    id: 'open-order'.padEnd(22, '0'),
    state: 'open',
    votes: 1,
    amount_baisa: 400,
    payer: { email: 'a•••@example.com', phone: null },
    created_at: at + 9 * MINUTE,
    paid_at: null,
  },
  { ...paid, under_review: true },
  {
    ...paid,
    id: 'fee-order'.padEnd(22, '0'),
    kind: 'fee',
    competition: poetry,
    contestant: null,
    votes: null,
    amount_baisa: 5_000,
    created_at: at - 20 * MINUTE,
  },
  {
    ...paid,
    id: 'due-order'.padEnd(22, '0'),
    state: 'refunded',
    refund: 'due',
    votes: 3,
    amount_baisa: 1_200,
    created_at: at - 45 * MINUTE,
  },
  {
    ...paid,
    id: 'expired-order'.padEnd(22, '0'),
    state: 'expired',
    contestant: { full_name: 'Salma (2) الحارثية', full_name_ar: null, full_name_en: null },
    payer: { email: null, phone: null },
    created_at: at - 90 * MINUTE,
    paid_at: null,
  },
];

const competitions = competitionsOfHouse.map(({ id, name_ar, name_en }) => ({ id, name_ar, name_en }));

/** A page of the orders with another after it, and the last one. */
export const orderPages: Record<'first' | 'last' | 'none', LoadedPage<StaffOrderPage>> = {
  first: {
    page: { data: staffOrders.slice(0, 3), next: `${at}-${paid.id}`, competitions },
    at: at + 30 * MINUTE,
  },
  last: { page: { data: staffOrders.slice(3), next: null, competitions }, at: at + 31 * MINUTE },
  none: { page: { data: [], next: null, competitions }, at: at + 30 * MINUTE },
};

/** An order that failed once, was paid and counted, and whose money goes back. */
export const orderDetails: StaffOrderDetails = {
  order: { ...paid, state: 'refunded', refund: 'due' },
  group: { number: 2, name_ar: 'المجموعة الثانية', name_en: 'Second group' },
  expires_at: at + 15 * MINUTE,
  settled_at: at + 4 * MINUTE,
  counted: { stream: 'main', seq: 90_418, at: at + 4 * MINUTE },
  reversed_at: at + 60 * MINUTE,
  payments: [
    {
      gateway: 'thawani',
      reference: '20261126071845',
      state: 'paid',
      counted: true,
      amount_baisa: 20_250,
      currency: 'OMR',
      opened_at: at,
      paid_at: at + 3 * MINUTE,
      last_attempt: { outcome: 'declined', at: at + 2 * MINUTE },
    },
  ],
  refunds: [
    {
      state: 'due',
      reason: 'staff',
      note: 'طلبت الدافعة ذلك هاتفيًا (ticket 12)',
      amount_baisa: 20_250,
      reference: null,
      asked_at: at + 60 * MINUTE,
      done_at: null,
    },
  ],
};

const actions = { endSession: () => {} };

export const stillOrders = (first?: LoadedPage<StaffOrderPage> | AppError, next = first) =>
  orderBrowse.provide({
    actors: {
      loadPage: fromPromise<LoadedPage<StaffOrderPage>, BrowsePlace<OrderFilters>>(() => stagedAnswer(first)),
      loadMore: fromPromise<LoadedPage<StaffOrderPage>, BrowsePlace<OrderFilters>>(() => stagedAnswer(next)),
    },
    actions,
  });

export const stillOrder = (found?: FoundOrder | AppError) =>
  orderReading.provide({ actors: { read: fromPromise(() => stagedAnswer<FoundOrder>(found)) }, actions });

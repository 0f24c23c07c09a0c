/** Types of the checkout (specification sections 2 "Choose votes", "Payment", 5 "Vote quantity", "Vote contact"). */
import type { Order, ParticipantUser, PaymentAttempt, Quote } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { Sale } from '../../../domain/sale.ts';
import type { ContactField, ContactValues } from '../../../domain/forms/contact.ts';
import type { VoteTries } from '../voteRetry/voteRetryTries.ts';

/** Each page starts a new machine from its address and the saved draft. */
export type CheckoutPage = 'votes' | 'payment' | 'success';

export type CheckoutPlace = 'leaderboard' | 'votes' | 'payment' | 'success' | 'gateway';

/** The contestant as the board lists it. */
export type Contestant = {
  user: ParticipantUser;
  code: string;
  group: number;
  rank: number;
  /** The id of the competition; left out where only one has a vote. */
  competition?: string;
};

/** The saved form. It survives a reload and never holds card data. */
export type CheckoutDraft = {
  entryId: string | null;
  votes: string;
  contact: ContactValues;
  /** Idempotency key of an order that was sent and has no final answer yet. */
  key: string | null;
  /** The payment begun last; null once its failure is known. */
  begun: BegunPayment | null;
  /** The server's sentence about `votes`, in the visitor's language; null unless it refused this number. */
  refusedVotes: string | null;
};

/** `attemptAt`: time (UTC ms) of the failed attempt that the order showed when this payment began. */
export type BegunPayment = { orderId: string; attemptAt: number | null };

/** What a checkout starts from: the page's address and the saved form. */
export type Recalled = CheckoutDraft & {
  page: CheckoutPage;
  orderId: string | null;
  /** Address from the query to return to after the payment; untrusted. */
  callback: string | null;
};

/** Both are null if the board does not list the id. */
export type LoadedContestant = { contestant: Contestant | null; sale: Sale | null };

/** The rest is null if the board could not be loaded; the order can still be paid. */
export type FoundOrder = LoadedContestant & { order: Order };

/** How the last payment attempt ended. */
export type AttemptOutcome = PaymentAttempt['outcome'];

export type CheckoutContext = {
  page: CheckoutPage;
  entryId: string | null;
  contestant: Contestant | null;
  /** What the board says about buying votes for the contestant; null while unknown. */
  sale: Sale | null;
  callback: string | null;

  /** Text of the vote count field. */
  votes: string;
  /** The visitor tried to continue with a count that cannot be ordered. */
  votesJudged: boolean;
  /** The server's sentence about `votes`. */
  refusedVotes: string | null;
  /** The price of `votes`; the previous quote while a new one loads. */
  quote: Quote | null;

  contact: ContactValues;
  edited: readonly ContactField[];
  /** Fields whose errors are shown. */
  judged: readonly ContactField[];
  /** Field errors from the server, in the visitor's language. */
  refusedFields: Partial<Record<ContactField, string>>;
  /** The final refusal of the order. */
  refusal: AppError | null;
  /** The last failed read. */
  failure: AppError | null;

  key: string | null;
  tries: VoteTries | null;
  orderId: string | null;
  order: Order | null;
  begun: BegunPayment | null;

  /** Counts the pay commands to the card fields. */
  payRequests: number;
  outcome: AttemptOutcome | null;
  /** The card fields reported a failure that the order does not show yet. */
  failureHeard: boolean;
  /** Time (UTC ms) of the last known failed attempt. */
  attemptAt: number | null;
};

export type CardOutcome = 'paid' | 'declined' | 'insufficient_funds' | 'challenge_failed' | 'unknown';

export type CheckoutEvent =
  /* the visitor */
  | { type: 'votes.changed'; votes: string }
  | { type: 'next.requested' }
  /** The sum of a large order is right, or the votes shall be changed. */
  | { type: 'sum.confirmed' }
  | { type: 'sum.rejected' }
  | { type: 'price.retried' }
  | { type: 'contact.changed'; field: ContactField; value: string }
  | { type: 'contact.left'; field: ContactField }
  | { type: 'contact.submitted' }
  /** Edit the contact details of a payable order, which makes a new order. */
  | { type: 'contact.reopened' }
  | { type: 'pay.requested' }
  | { type: 'retry.requested' }
  | { type: 'check.requested' }
  /** Pay again while the outcome is unknown: the gateway accepts a session only once. */
  | { type: 'payment.reopened' }
  /** Skip the redirect delay. */
  | { type: 'go.requested' }
  /* the gateway's card fields: only hints for the screen */
  | { type: 'card.ready' }
  | { type: 'card.changed'; complete: boolean }
  | { type: 'card.submitting' }
  | { type: 'card.challenged' }
  | { type: 'card.finished'; outcome: CardOutcome }
  /* the world */
  | { type: 'tries.changed'; tries: VoteTries | null }
  | { type: 'order.received'; order: Order }
  | { type: 'sale.changed'; sale: Sale }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /* from one region to the other */
  | { type: 'price.needed' };

export type SaleInput = { entryId: string | null };

export type QuoteInput = { entryId: string | null; votes: number };

export type WatchInput = {
  orderId: string;
  everyMs: number;
  /** Whether the first read happens at once or after `everyMs`. */
  atOnce: boolean;
};

/** Reads the order at once. */
export type WatchCommand = { type: 'check.requested' };

export type CheckoutEventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>;

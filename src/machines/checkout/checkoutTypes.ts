/** Buying votes (specification sections 2 "Choose votes", "Payment", 5 "Vote quantity", "Vote contact"). */
import type { Order, ParticipantUser, PaymentAttempt, Quote } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { ContactField, ContactValues } from '../../../domain/forms/contact.ts';
import type { VoteTries } from '../voteRetry/voteRetryTypes.ts';

/** The pages of the checkout; each starts the machine anew, from its address and from what was kept. */
export type CheckoutPage = 'votes' | 'payment' | 'success';

/** Where the machine sends the visitor. */
export type CheckoutPlace = 'leaderboard' | 'votes' | 'payment' | 'success' | 'gateway';

/** Whom the votes are for, as the board has them. */
export type Contestant = {
  user: ParticipantUser;
  code: string;
  group: number;
  rank: number;
};

/** The form so far. It survives a reload; the card is no part of it. */
export type CheckoutDraft = {
  entryId: string | null;
  votes: string;
  contact: ContactValues;
  /** Names the order that was sent and has no final answer yet. */
  key: string | null;
  /** The payment that was begun last, unless its failure was heard of. */
  begun: BegunPayment | null;
};

/** `attemptAt` is the instant (UTC ms) of the failed attempt that the order showed when another was begun. */
export type BegunPayment = { orderId: string; attemptAt: number | null };

/** What the address says, and what was kept of the form. */
export type Recalled = CheckoutDraft & {
  page: CheckoutPage;
  orderId: string | null;
  /** Where the visitor came from and may return to; a page of this site. */
  callback: string | null;
};

/** `contestant` is null when the board has none of that id. */
export type MetContestant = { contestant: Contestant | null; open: boolean };

/** `contestant` is null when the board could not be had: an order can be paid without it. */
export type FoundOrder = { order: Order; contestant: Contestant | null };

/** How the last attempt to pay ended. */
export type AttemptOutcome = PaymentAttempt['outcome'];

export type CheckoutContext = {
  page: CheckoutPage;
  entryId: string | null;
  contestant: Contestant | null;
  /** Whether votes for the contestant are taken now, as far as the board knew. */
  open: boolean;
  callback: string | null;

  /** What stands in the field of the number. */
  votes: string;
  /** The visitor tried to go on with a number that nobody can order. */
  votesJudged: boolean;
  /** The price of `votes`; of before, while another is asked for. */
  quote: Quote | null;

  contact: ContactValues;
  edited: readonly ContactField[];
  /** Fields whose problems are said. */
  judged: readonly ContactField[];
  /** What the server said of fields, in the visitor's language. */
  refusedFields: Partial<Record<ContactField, string>>;
  /** Why the order was refused for good. */
  refusal: AppError | null;
  /** Why something could not be read. */
  failure: AppError | null;

  key: string | null;
  tries: VoteTries | null;
  orderId: string | null;
  order: Order | null;
  begun: BegunPayment | null;

  /** How often the card fields were told to pay. */
  payRequests: number;
  outcome: AttemptOutcome | null;
  /** The card fields told of a failure that the order does not show yet. */
  failureHeard: boolean;
  /** The instant (UTC ms) of the failed attempt that is known of the order. */
  attemptAt: number | null;
};

export type CardOutcome = 'paid' | 'declined' | 'insufficient_funds' | 'challenge_failed' | 'unknown';

export type CheckoutEvent =
  /* the visitor */
  | { type: 'votes.changed'; votes: string }
  | { type: 'next.requested' }
  | { type: 'price.retried' }
  | { type: 'contact.changed'; field: ContactField; value: string }
  | { type: 'contact.left'; field: ContactField }
  | { type: 'contact.submitted' }
  /** The contact details of an order that can still be paid are to be changed: that makes another order. */
  | { type: 'contact.reopened' }
  | { type: 'pay.requested' }
  | { type: 'retry.requested' }
  | { type: 'check.requested' }
  /** Pay again, since the outcome does not come: the gateway takes no session twice. */
  | { type: 'payment.reopened' }
  /** Go now, rather than in two seconds. */
  | { type: 'go.requested' }
  /* the gateway's card fields; hints for the screen only */
  | { type: 'card.ready' }
  | { type: 'card.changed'; complete: boolean }
  | { type: 'card.submitting' }
  | { type: 'card.challenged' }
  | { type: 'card.finished'; outcome: CardOutcome }
  /* the world */
  | { type: 'tries.changed'; tries: VoteTries | null }
  | { type: 'order.received'; order: Order }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /* from one region to the other */
  | { type: 'price.needed' };

export type QuoteInput = { entryId: string | null; votes: number };

export type WatchInput = {
  orderId: string;
  everyMs: number;
  /** Whether it is looked at first now, or only after that time. */
  atOnce: boolean;
};

/** Looks at the order at once. */
export type WatchCommand = { type: 'check.requested' };

import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentWriter } from '../writes.ts';
import type { GatewaySession, PaymentGateway } from '../gateways/gateway.ts';
import type { Settle } from './settler.ts';
import { readOpenSessions, type WatchedSession } from './unsettled.ts';

/** The most sessions that the gateway is asked about at the same time. */
const AT_ONCE = 32;
/** The least time (ms) between two polls of a session whose payer waits. */
const PROMPT_POLL_MS = 1_000;
/**
 * How often (ms) the poller searches the database for sessions that it does not know: those of other nodes,
 * and those stored although their writer got no reply.
 */
const SEARCH_MS = 30_000;
/** How far (ms) before the previous search a search reaches back, for sessions that were committed late. */
const SEARCH_OVERLAP_MS = 60_000;
/**
 * How long (ms) after its end a session is still polled, since a payment may be in progress at the gateway.
 */
const OVERTIME_MS = 120_000;

export type PollerDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  gateway: Pick<PaymentGateway, 'id' | 'readSession' | 'tellsWhenPaid'>;
  clock: Clock;
  settle: Settle;
  /** How often (ms) the gateway is asked about an open session. */
  pollMs: number;
  onError: (error: unknown) => void;
};

/** A polled session. `restMs`: this node asks only if no node has asked within this time. */
type Entry = WatchedSession & {
  dueAt: number;
  askedAt: number;
  restMs: number;
  isAsked: boolean;
  isNoted: boolean;
};

/**
 * Asks the gateway about every open session, to find payments whose webhook was lost. Each node watches all
 * sessions and claims each poll. So the nodes together ask as often as one would, and a node that dies
 * leaves no session unwatched.
 */
export class PaymentPoller {
  readonly #deps: PollerDeps;
  readonly #watched = new Map<string, Entry>();
  readonly #byOrder = new Map<string, Set<string>>();
  readonly #running = new Set<Promise<void>>();
  #searchedAt = -Infinity;
  #searchedUntil = 0;

  constructor(deps: PollerDeps) {
    this.#deps = deps;
  }

  /** How many sessions may still be paid. */
  get size(): number {
    return this.#watched.size;
  }

  watch(session: WatchedSession): void {
    if (this.#watched.has(session.sessionId)) return;
    const { clock, pollMs: restMs } = this.#deps;
    const now = clock.monotonic();
    const times = { dueAt: now + restMs, askedAt: now, restMs };
    this.#watched.set(session.sessionId, { ...session, ...times, isAsked: false, isNoted: false });
    const ofOrder = this.#byOrder.get(session.orderId) ?? new Set();
    this.#byOrder.set(session.orderId, ofOrder.add(session.sessionId));
  }

  /** Makes the next poll of an order's sessions sooner, because the payer waits. */
  hasten(orderId: string): void {
    for (const sessionId of this.#byOrder.get(orderId) ?? []) {
      const entry = this.#watched.get(sessionId);
      if (!entry) continue;
      entry.dueAt = Math.min(entry.dueAt, entry.askedAt + PROMPT_POLL_MS);
      entry.restMs = Math.min(entry.restMs, PROMPT_POLL_MS);
    }
  }

  /** Starts the polls that are due, and the search for unknown sessions. */
  tick(): void {
    const now = this.#deps.clock.monotonic();
    if (now - this.#searchedAt >= SEARCH_MS) this.#run(this.#search(now));
    const due = this.#due(now);
    if (due.length > 0) this.#run(this.#poll(due));
  }

  /**
   * The sessions to ask about now, longest due first so that none waits forever; at most `AT_ONCE` run at a
   * time.
   */
  #due(now: number): Entry[] {
    const entries = [...this.#watched.values()];
    const places = AT_ONCE - entries.filter(({ isAsked }) => isAsked).length;
    return entries
      .filter(({ isAsked, dueAt }) => !isAsked && dueAt <= now)
      .toSorted((a, b) => a.dueAt - b.dueAt)
      .slice(0, Math.max(0, places));
  }

  /** Resolves when no poll or search runs. */
  async rest(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #run(work: Promise<void>): void {
    const guarded: Promise<void> = work
      .catch((error: unknown) => this.#deps.onError(error))
      .finally(() => this.#running.delete(guarded));
    this.#running.add(guarded);
  }

  async #search(now: number): Promise<void> {
    this.#searchedAt = now;
    const until = this.#deps.clock.now();
    const since = this.#searchedUntil - SEARCH_OVERLAP_MS;
    const sessions = await readOpenSessions(this.#deps.database, this.#deps.gateway.id, since);
    for (const session of sessions) this.watch(session);
    this.#searchedUntil = until;
  }

  async #poll(entries: readonly Entry[]): Promise<void> {
    const { clock } = this.#deps;
    for (const entry of entries) Object.assign(entry, { isAsked: true, askedAt: clock.monotonic() });
    try {
      const { claimed, over } = await this.#claim(entries);
      await Promise.all(
        entries.map(async (entry) => {
          if (claimed.has(entry.sessionId)) await this.#ask(entry).catch(this.#deps.onError);
          else if (over.has(entry.sessionId)) this.#forget(entry);
          this.#rest(entry);
        }),
      );
    } finally {
      for (const entry of entries) if (entry.isAsked) this.#rest(entry);
    }
  }

  async #claim(entries: readonly Entry[]): Promise<{ claimed: Set<string>; over: Set<string> }> {
    const { writer, gateway, clock } = this.#deps;
    const { claimed, over } = await writer.submit('claimPolls', {
      gateway: gateway.id,
      now: clock.now(),
      sessions: entries.map(({ sessionId, restMs }) => ({ sessionId, restMs })),
    });
    return { claimed: new Set(claimed), over: new Set(over) };
  }

  #rest(entry: Entry): void {
    const { clock, pollMs } = this.#deps;
    Object.assign(entry, { isAsked: false, dueAt: clock.monotonic() + pollMs, restMs: pollMs });
  }

  async #ask(entry: Entry): Promise<void> {
    const answer = await this.#deps.gateway.readSession(entry.sessionId);
    if (answer.ok) await this.#learn(entry, answer.value);
    else if (answer.failure === 'unknown_session') await this.#noteUnpaid(entry, undefined);
  }

  async #learn(entry: Entry, session: GatewaySession): Promise<void> {
    if (session.status !== 'paid') return this.#noteUnpaid(entry, session);
    await this.#deps.settle(session, this.#deps.clock.now(), null);
    return this.#forget(entry);
  }

  async #noteUnpaid(entry: Entry, session: GatewaySession | undefined): Promise<void> {
    const { writer, gateway, clock } = this.#deps;
    const learnedAt = clock.now();
    const attempt = session?.lastAttempt ?? null;
    const isCancelled = session?.status === 'cancelled';
    const isCharging = session?.isCharging === true;
    // While the bank charges the card, polling goes on: a late payment would otherwise get neither votes
    // nor refund.
    const isOver = !isCharging && learnedAt > (entry.sessionExpiresAt ?? entry.orderExpiresAt) + OVERTIME_MS;
    // A charge in progress may succeed. Without payment times from the gateway, a payment found later may
    // still count.
    const isOnItsWay = !gateway.tellsWhenPaid || isCharging;
    const isUndecided = isOnItsWay && !isCancelled && !isOver;
    const isExpired = learnedAt >= entry.orderExpiresAt && !isUndecided && !entry.isNoted;
    const isNewAttempt = attempt !== null && attempt.at !== entry.lastAttemptAt;
    if (!isCancelled && !isOver && !isExpired && !isNewAttempt) return;
    await writer.submit('notePayment', {
      gateway: gateway.id,
      sessionId: entry.sessionId,
      lastAttempt: attempt,
      isCancelled,
      isOver,
      isUndecided,
      learnedAt,
    });
    entry.lastAttemptAt = attempt?.at ?? entry.lastAttemptAt;
    entry.isNoted ||= isExpired;
    if (isCancelled || isOver) this.#forget(entry);
  }

  #forget(entry: Entry): void {
    this.#watched.delete(entry.sessionId);
    this.#byOrder.get(entry.orderId)?.delete(entry.sessionId);
    if (this.#byOrder.get(entry.orderId)?.size === 0) this.#byOrder.delete(entry.orderId);
  }
}

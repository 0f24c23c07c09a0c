/** Pure context changes and log notes of the client monitor. */
import { type CallEnding, classOf, isFailure } from '../../../domain/callEnding.ts';
import {
  type CallMetric,
  callsPerMinute,
  endpointOf,
  errorRate,
  freshMetrics,
  type PendingCall,
  queueShare,
} from '../../../domain/callMetrics.ts';
import type { LogFields, LogNote } from '../../../domain/logEntry.ts';
import * as figures from '../../../domain/monitorFigures.ts';

/** An ended call; it may have begun before the monitor. */
export type EndedCall = PendingCall & { endedAt: number; ending: CallEnding };

export type ClientMonitorEvent =
  | { type: 'call.started'; call: PendingCall }
  | { type: 'call.ended'; call: EndedCall };

export type ClientMonitorContext = {
  /** The queue: pending calls. */
  pending: readonly PendingCall[];
  /** Recently ended calls. */
  metrics: readonly CallMetric[];
  /** Totals of the whole visit. */
  visit: { requests: number; failures: number; ms: number };
  /** Keys of warnings that are still active; each is logged once. */
  warned: readonly string[];
};

type Context = ClientMonitorContext;
export type News = { context: Context; notes: LogNote[] };

const warning = (code: string, fields: LogFields): LogNote => ({ level: 'WARNING', code, fields });
const thousandths = (share: number) => share * 1_000;

/** Adds a call to the queue, unless the queue is full. */
export function started(context: Context, call: PendingCall): News {
  const isFull = context.pending.length >= figures.QUEUE_SIZE;
  const pending = isFull ? context.pending : [...context.pending, call];
  return warn({ ...context, pending }, busyWarnings({ ...context, pending }, call));
}

export function ended(context: Context, { ending, id, ...call }: EndedCall): News {
  const pending = context.pending.filter((each) => each.id !== id);
  if (ending === 'abandoned') return { context: { ...context, pending }, notes: [] };
  const ms = call.endedAt - call.startedAt;
  const failed = isFailure(ending);
  const { method, route, startedAt, endedAt } = call;
  const metrics = [...context.metrics, { method, route, startedAt, endedAt, failed }].slice(
    -figures.QUEUE_SIZE * 5,
  );
  const { requests, failures, ms: sum } = context.visit;
  const visit = { requests: requests + 1, failures: failures + Number(failed), ms: sum + ms };
  const fields = { method, route, ms, ...(typeof ending === 'number' && { status: ending }) };
  const level = classOf(ending) ?? { level: 'DEBUG', code: 'call_ended' };
  const slow = ms > figures.SLOW_RESPONSE_MS ? [warning('slow_response', fields)] : [];
  const next = { ...context, pending, metrics, visit };
  const { context: warned, notes } = warn(next, errorWarnings(next, call));
  return { context: warned, notes: [{ ...level, fields }, ...slow, ...notes] };
}

/** Warns about a filling queue and calls that stay pending too long. @param now UTC milliseconds */
export function checked(context: Context, now: number): News {
  const share = queueShare(context.pending);
  const lasting = warn(context, [
    {
      key: 'queue',
      is: share >= figures.QUEUE_WARNING,
      note: warning('queue_filling', { count: context.pending.length }),
    },
    ...context.pending.map(({ id, method, route, startedAt }) => ({
      key: `pending ${id}`,
      is: now - startedAt > figures.PENDING_REQUEST_WARNING_MS,
      note: warning('request_pending', { method, route, ms: now - startedAt }),
    })),
  ]);
  const ids = new Set(context.pending.map(({ id }) => `pending ${id}`));
  const warned = lasting.context.warned.filter((key) => !key.startsWith('pending ') || ids.has(key));
  return { ...lasting, context: { ...lasting.context, warned } };
}

/** Drops old metrics, and warnings about endpoints without calls. @param now UTC milliseconds */
export function cleaned(context: Context, now: number): Context {
  const metrics = freshMetrics(context.metrics, now);
  const calls = [...metrics, ...context.pending];
  const endpoints = new Set(calls.map(endpointOf));
  const isCurrent = (key: string) => {
    const [, kind, endpoint = ''] = /^(errors|busy) (.+)$/.exec(key) ?? [];
    return kind === undefined || endpoints.has(endpoint);
  };
  return { ...context, metrics, warned: context.warned.filter(isCurrent) };
}

type Condition = { key: string; is: boolean; note: LogNote };

/** Log notes of conditions that just began. A condition that ended can be logged again. */
function warn(context: Context, conditions: readonly Condition[]): News {
  const known = new Set(context.warned);
  const begun = conditions.filter(({ key, is }) => is && !known.has(key));
  const over = new Set(conditions.filter(({ is }) => !is).map(({ key }) => key));
  const warned = [...context.warned.filter((key) => !over.has(key)), ...begun.map(({ key }) => key)];
  return { context: { ...context, warned }, notes: begun.map(({ note }) => note) };
}

function busyWarnings({ pending, metrics }: Context, call: PendingCall): Condition[] {
  const calls = [...pending, ...metrics];
  const endpoint = endpointOf(call);
  const count = callsPerMinute(calls, call.startedAt);
  const own = callsPerMinute(
    calls.filter((each) => endpointOf(each) === endpoint),
    call.startedAt,
  );
  const { method, route } = call;
  return [
    {
      key: `busy ${endpoint}`,
      is: own > figures.ENDPOINT_REQUESTS_PER_MINUTE,
      note: warning('endpoint_busy', { method, route, count: own }),
    },
    { key: 'load', is: count > figures.HIGH_LOAD_PER_MINUTE, note: warning('high_load', { count }) },
  ];
}

function errorWarnings({ metrics }: Context, call: Pick<PendingCall, 'method' | 'route'>): Condition[] {
  const endpoint = endpointOf(call);
  const share = errorRate(metrics.filter((each) => endpointOf(each) === endpoint));
  const { method, route } = call;
  return [
    {
      key: `errors ${endpoint}`,
      is: share > figures.ENDPOINT_ERROR_RATE_WARNING,
      note: warning('endpoint_errors', { method, route, share: thousandths(share) }),
    },
  ];
}

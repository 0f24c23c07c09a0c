/** Rates and health of the calls of one page (specification section 9, "Client monitor"). Times are UTC milliseconds. */
import {
  DEGRADED_ERROR_RATE,
  DEGRADED_RESPONSE_MS,
  METRIC_AGE_MS,
  QUEUE_CRITICAL,
  QUEUE_SIZE,
  RATE_WINDOW_MS,
} from './monitorFigures.ts';

/** A pending call. */
export type PendingCall = {
  id: string;
  method: string;
  /** Route of the contract, without values. */
  route: string;
  startedAt: number;
};

/** An ended call. */
export type CallMetric = Omit<PendingCall, 'id'> & { endedAt: number; failed: boolean };

export type Health = 'healthy' | 'degraded' | 'critical';

export const endpointOf = ({ method, route }: Pick<PendingCall, 'method' | 'route'>) => `${method} ${route}`;

/** Average duration of ended calls in milliseconds; 0 without calls. */
export function averageMs(metrics: readonly CallMetric[]): number {
  const sum = metrics.reduce((ms, { startedAt, endedAt }) => ms + endedAt - startedAt, 0);
  return metrics.length === 0 ? 0 : sum / metrics.length;
}

/** Share of failed calls, from 0 to 1; 0 without calls. */
export const errorRate = (metrics: readonly CallMetric[]): number =>
  metrics.length === 0 ? 0 : metrics.filter(({ failed }) => failed).length / metrics.length;

/** Number of calls that began within the last minute before `now`. */
export const callsPerMinute = (calls: readonly { startedAt: number }[], now: number): number =>
  calls.filter(({ startedAt }) => startedAt > now - RATE_WINDOW_MS).length;

/** Pending calls as a share of `QUEUE_SIZE`, the most that the monitor tracks. */
export const queueShare = (pending: readonly PendingCall[]): number => pending.length / QUEUE_SIZE;

export const freshMetrics = (metrics: readonly CallMetric[], now: number): CallMetric[] =>
  metrics.filter(({ endedAt }) => endedAt >= now - METRIC_AGE_MS);

export function healthOf(pending: readonly PendingCall[], metrics: readonly CallMetric[]): Health {
  if (queueShare(pending) > QUEUE_CRITICAL) return 'critical';
  const isSlow = averageMs(metrics) > DEGRADED_RESPONSE_MS;
  return isSlow || errorRate(metrics) > DEGRADED_ERROR_RATE ? 'degraded' : 'healthy';
}

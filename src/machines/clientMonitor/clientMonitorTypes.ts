import type { CallEnding } from '../../../domain/callEnding.ts';
import type { CallMetric, PendingCall } from '../../../domain/callMetrics.ts';

/** A call that has ended; it may have begun before anybody watched. */
export type EndedCall = PendingCall & { endedAt: number; ending: CallEnding };

export type ClientMonitorEvent =
  | { type: 'call.started'; call: PendingCall }
  | { type: 'call.ended'; call: EndedCall };

export type ClientMonitorContext = {
  /** The queue: calls under way. */
  pending: readonly PendingCall[];
  /** Calls that ended within the last minutes. */
  metrics: readonly CallMetric[];
  /** Of the whole visit. */
  visit: { requests: number; failures: number; ms: number };
  /** What has been warned of and still lasts, each once. */
  warned: readonly string[];
};

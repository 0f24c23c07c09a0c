/** What the calls of a page can do to the monitor, for paths through it. */
import type { AnyEventObject } from 'xstate';
import type { CallEnding } from '../../../domain/callEnding.ts';
import type { PendingCall } from '../../../domain/callMetrics.ts';
import { elapsed } from '../worldEvents.ts';
import type { ClientMonitorEvent } from './clientMonitorNews.ts';

const heard = (event: ClientMonitorEvent): AnyEventObject => event;

/** @param endings how long (ms) the call takes, and how it ends */
export function clientMonitorOutcomes(
  call: PendingCall,
  endings: readonly { ms: number; ending: CallEnding }[],
): AnyEventObject[] {
  return [
    heard({ type: 'call.started', call }),
    ...endings.map(({ ms, ending }) =>
      heard({ type: 'call.ended', call: { ...call, endedAt: call.startedAt + ms, ending } }),
    ),
    elapsed('queueCheck', 'clientMonitor.queue.watched'),
    elapsed('cleanup', 'clientMonitor.metrics.kept'),
  ];
}

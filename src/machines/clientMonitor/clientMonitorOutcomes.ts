/** Outcomes of a page's calls, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { CallEnding } from '../../../domain/callEnding.ts';
import type { PendingCall } from '../../../domain/callMetrics.ts';
import { elapsed } from '../worldEvents.ts';
import type { ClientMonitorEvent } from './clientMonitorNews.ts';

const heard = (event: ClientMonitorEvent): AnyEventObject => event;

/** @param endings duration (ms) and ending of the call */
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

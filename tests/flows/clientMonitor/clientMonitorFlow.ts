/** The flow of the monitor that measures a page's calls. */
import { METRIC_AGE_MS } from '../../../domain/monitorFigures.ts';
import { createClientMonitor } from '../../../src/machines/clientMonitor/clientMonitorMachine.ts';
import { clientMonitorOutcomes } from '../../../src/machines/clientMonitor/clientMonitorOutcomes.ts';
import type { ClientMonitorContext } from '../../../src/machines/clientMonitor/clientMonitorNews.ts';
import type { Flow } from '../flow.ts';
import { clientMonitorWords } from './clientMonitorWords.ts';

/** A monitor whose queue holds one call, so that paths stay short; separate tests check the real figures. */
const narrow = createClientMonitor(() => 2 * METRIC_AGE_MS).provide({
  guards: {
    is: ({ context: { pending, metrics } }, { health }) =>
      health ===
      (pending.length > 0 ? 'critical' : metrics.some(({ failed }) => failed) ? 'degraded' : 'healthy'),
  },
  actions: { writeNote: () => {} },
});

export const clientMonitorFlow: Flow = {
  name: 'clientMonitor',
  ...clientMonitorWords,
  machine: narrow,
  walks: [
    {
      events: clientMonitorOutcomes({ id: '1', method: 'GET', route: '/event', startedAt: 0 }, [
        { ms: 20, ending: 200 },
        { ms: 20, ending: 503 },
      ]),
      possible: ({ context }, { type }) =>
        type !== 'call.started' || (context as ClientMonitorContext).pending.length === 0,
      identity: ({ value, context }) => {
        const { pending, metrics } = context as ClientMonitorContext;
        return [value, pending.length, metrics.some(({ failed }) => failed)];
      },
    },
  ],
  replayedBy: null,
  calls: [],
  effects: ['writeNote'],
};

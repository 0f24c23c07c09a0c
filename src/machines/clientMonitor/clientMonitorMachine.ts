/** Watches the page's API calls and logs their health (specification section 9, "Client monitor"). */
import { assign, enqueueActions, setup } from 'xstate';
import { type Health, healthOf } from '../../../domain/callMetrics.ts';
import type { LogLevel, LogNote } from '../../../domain/logEntry.ts';
import { CLEANUP_MS, QUEUE_CHECK_MS } from '../../../domain/monitorFigures.ts';
import { unprovidedAction } from '../unprovided.ts';
import {
  checked,
  cleaned,
  type ClientMonitorContext,
  type ClientMonitorEvent,
  ended,
  type News,
  started,
} from './clientMonitorNews.ts';

const writeNote: (args: unknown, note: LogNote) => void = unprovidedAction('writeNote');

const noted = (level: LogLevel, code: string) => ({ type: 'writeNote' as const, params: { level, code } });

/** @param now UTC milliseconds, on the same clock as the call times */
export const createClientMonitor = (now: () => number) =>
  setup({
    types: {
      context: {} as ClientMonitorContext,
      events: {} as ClientMonitorEvent,
    },
    guards: {
      is: ({ context: { pending, metrics } }, { health }: { health: Health }) =>
        healthOf(pending, metrics) === health,
    },
    actions: {
      writeNote,
      takeNews: enqueueActions(({ enqueue, context, event }) => {
        const news = newsOf(context, event, now);
        enqueue.assign(news.context);
        for (const note of news.notes) enqueue({ type: 'writeNote', params: note });
      }),
      clean: assign(({ context }) => cleaned(context, now())),
    },
    delays: { queueCheck: QUEUE_CHECK_MS, cleanup: CLEANUP_MS },
  }).createMachine({
    id: 'clientMonitor',
    context: { pending: [], metrics: [], visit: { requests: 0, failures: 0, ms: 0 }, warned: [] },
    type: 'parallel',
    states: {
      health: {
        initial: 'healthy',
        on: { 'call.started': { actions: 'takeNews' }, 'call.ended': { actions: 'takeNews' } },
        states: {
          healthy: {
            always: [
              { guard: { type: 'is', params: { health: 'critical' } }, target: 'critical' },
              { guard: { type: 'is', params: { health: 'degraded' } }, target: 'degraded' },
            ],
          },
          degraded: {
            entry: noted('WARNING', 'health_degraded'),
            always: [
              { guard: { type: 'is', params: { health: 'critical' } }, target: 'critical' },
              {
                guard: { type: 'is', params: { health: 'healthy' } },
                target: 'healthy',
                actions: noted('INFO', 'health_restored'),
              },
            ],
          },
          critical: {
            entry: noted('CRITICAL', 'health_critical'),
            always: [
              { guard: { type: 'is', params: { health: 'degraded' } }, target: 'degraded' },
              {
                guard: { type: 'is', params: { health: 'healthy' } },
                target: 'healthy',
                actions: noted('INFO', 'health_restored'),
              },
            ],
          },
        },
      },
      queue: {
        initial: 'watched',
        states: {
          watched: { after: { queueCheck: { target: 'watched', reenter: true, actions: 'takeNews' } } },
        },
      },
      metrics: {
        initial: 'kept',
        states: { kept: { after: { cleanup: { target: 'kept', reenter: true, actions: 'clean' } } } },
      },
    },
  });

function newsOf(context: ClientMonitorContext, event: ClientMonitorEvent, now: () => number): News {
  if (event.type === 'call.started') return started(context, event.call);
  return event.type === 'call.ended' ? ended(context, event.call) : checked(context, now());
}

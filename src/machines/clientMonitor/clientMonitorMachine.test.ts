import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CallEnding } from '../../../domain/callEnding.ts';
import type { LogNote } from '../../../domain/logEntry.ts';
import { CLEANUP_MS, METRIC_AGE_MS, QUEUE_CHECK_MS } from '../../../domain/monitorFigures.ts';
import { clientMonitorFlow } from '../../../tests/flows/clientMonitor/clientMonitorFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { createClientMonitor } from './clientMonitorMachine.ts';

walkMachine(clientMonitorFlow);

const isOfCalls = ({ code }: LogNote) => !code.startsWith('health_');

/** A monitor with a clock that only the test moves. */
function watch() {
  const clock = new SimulatedClock();
  const notes: LogNote[] = [];
  const machine = createClientMonitor(() => clock.now()).provide({
    actions: { writeNote: (_, note) => void (note.level !== 'DEBUG' && notes.push(note)) },
  });
  const actor = createActor(machine, { clock }).start();
  let last = 0;
  const start = (route = '/event') => {
    const call = { id: String((last += 1)), method: 'GET', route, startedAt: clock.now() };
    actor.send({ type: 'call.started', call });
    return (ending: CallEnding = 200) =>
      actor.send({ type: 'call.ended', call: { ...call, endedAt: clock.now(), ending } });
  };
  /** Makes `count` calls; each ends at once. */
  const make = (count: number, ending: CallEnding = 200, route?: string) => {
    for (let made = 0; made < count; made += 1) start(route)(ending);
  };
  const health = () => actor.getSnapshot().value.health;
  const taken = () => notes.splice(0);
  const callNotes = () =>
    taken()
      .filter(isOfCalls)
      .map(({ code, fields }) => [code, fields]);
  const codes = () =>
    taken()
      .filter(isOfCalls)
      .map(({ code }) => code);
  return { actor, clock, start, make, health, taken, callNotes, codes };
}
const event = { method: 'GET', route: '/event' };

describe('a response', () => {
  it('logs a warning above 5000 ms', () => {
    const { clock, start, callNotes } = watch();
    const [first, second] = [start(), start()];
    clock.increment(5_000);
    first();
    clock.increment(1);
    second();
    expect(callNotes()).toEqual([['slow_response', { ...event, status: 200, ms: 5_001 }]]);
  });

  it('logs the kind of a missing response, with its endpoint', () => {
    const { start, callNotes } = watch();
    start()('network');
    expect(callNotes()).toEqual([
      ['network_error', { ...event, ms: 0 }],
      ['endpoint_errors', { ...event, share: 1_000 }],
    ]);
  });

  it('does not count if the call was aborted', () => {
    const { actor, start, callNotes } = watch();
    start()('abandoned');
    expect([callNotes(), actor.getSnapshot().context.visit, actor.getSnapshot().context.pending]).toEqual([
      [],
      { requests: 0, failures: 0, ms: 0 },
      [],
    ]);
  });
});

describe('an endpoint', () => {
  it('logs a warning above an error rate of 10 percent, once until it recovers', () => {
    const { make, codes } = watch();
    make(9);
    make(1, 503);
    expect(codes()).toEqual(['server_error']);
    make(1, 503);
    expect(codes()).toEqual(['server_error', 'endpoint_errors']);
    make(1, 503);
    expect(codes()).toEqual(['server_error']);
    make(18);
    expect(codes()).toEqual([]);
    make(1, 503);
    expect(codes()).toEqual(['server_error', 'endpoint_errors']);
  });

  it('logs a warning above 100 requests a minute', () => {
    const { clock, make, callNotes } = watch();
    make(100);
    expect(callNotes()).toEqual([]);
    make(1);
    expect(callNotes()).toEqual([['endpoint_busy', { ...event, count: 101 }]]);
    clock.increment(60_000);
    make(100, 200, '/config');
    expect(callNotes()).toEqual([]);
  });
});

it('the load is high above 1000 requests a minute', () => {
  const { make, callNotes } = watch();
  for (let route = 0; route < 10; route += 1) make(100, 200, `/page/{${route}}`);
  expect(callNotes()).toEqual([]);
  make(1, 200, '/config');
  expect(callNotes()).toEqual([['high_load', { count: 1_001 }]]);
});

describe('the queue', () => {
  it('is checked every 10 s, and logs a warning at 80 percent of 1000', () => {
    const { clock, start, codes, callNotes } = watch();
    for (let count = 0; count < 799; count += 1) start(`/page/{${count}}`);
    clock.increment(QUEUE_CHECK_MS);
    expect(codes()).toEqual([]);
    start('/config');
    clock.increment(QUEUE_CHECK_MS - 1);
    expect(codes()).toEqual([]);
    clock.increment(1);
    expect(callNotes()).toEqual([['queue_filling', { count: 800 }]]);
    clock.increment(QUEUE_CHECK_MS - 1);
    expect(codes()).toEqual([]);
  });

  it('holds 1000 calls', () => {
    const { actor, start } = watch();
    for (let count = 0; count < 1_001; count += 1) start();
    expect(actor.getSnapshot().context.pending).toHaveLength(1_000);
  });

  it('logs a request pending for more than 30 s, once', () => {
    const { actor, clock, start, callNotes, codes } = watch();
    const end = start();
    clock.increment(3 * QUEUE_CHECK_MS);
    expect(callNotes()).toEqual([]);
    clock.increment(QUEUE_CHECK_MS);
    expect(callNotes()).toEqual([['request_pending', { ...event, ms: 40_000 }]]);
    clock.increment(QUEUE_CHECK_MS);
    end();
    clock.increment(QUEUE_CHECK_MS);
    expect([codes(), actor.getSnapshot().context.warned]).toEqual([['slow_response'], []]);
  });
});

describe('health', () => {
  it('is critical above 90 percent of the queue, and recovers with it', () => {
    const { start, health } = watch();
    const calls = Array.from({ length: 900 }, () => start());
    expect(health()).toBe('healthy');
    const end = start();
    expect(health()).toBe('critical');
    end();
    expect([calls.length, health()]).toEqual([900, 'healthy']);
  });

  it('is logged whenever it changes', () => {
    const { start, make, taken } = watch();
    make(1, 503);
    const calls = Array.from({ length: 901 }, () => start());
    for (const end of calls) end('abandoned');
    make(30);
    const healthNotes = taken().filter((note) => !isOfCalls(note));
    expect(healthNotes).toEqual([
      { level: 'WARNING', code: 'health_degraded' },
      { level: 'CRITICAL', code: 'health_critical' },
      { level: 'WARNING', code: 'health_degraded' },
      { level: 'INFO', code: 'health_restored' },
    ]);
  });

  it('can skip a level', () => {
    const { start, taken } = watch();
    const calls = Array.from({ length: 901 }, () => start());
    calls.pop()?.();
    const changes = () =>
      taken()
        .filter((note) => !isOfCalls(note))
        .map(({ code }) => code);
    expect(changes()).toEqual(['health_critical', 'health_restored']);
    const last = start();
    for (let ended = 0; ended < 60; ended += 1) calls.pop()?.(503);
    last();
    expect(changes()).toEqual(['health_critical', 'health_degraded']);
  });

  it('is degraded above an average of 3000 ms, and above 5 percent of errors', () => {
    const { clock, start, make, health } = watch();
    const end = start();
    clock.increment(3_000);
    end();
    expect(health()).toBe('healthy');
    const slower = start();
    clock.increment(3_001);
    slower();
    expect(health()).toBe('degraded');
    make(18);
    expect(health()).toBe('healthy');
    make(1, 'timeout');
    expect(health()).toBe('healthy');
    make(1, 'timeout');
    expect(health()).toBe('degraded');
  });

  it('recovers once its metrics are older than 5 minutes, by a cleaning every 60 s', () => {
    const { actor, clock, make, health } = watch();
    clock.increment(1);
    make(1, 'network');
    clock.increment(METRIC_AGE_MS);
    expect([health(), actor.getSnapshot().context.metrics.length]).toEqual(['degraded', 1]);
    clock.increment(CLEANUP_MS);
    expect([health(), actor.getSnapshot().context.metrics, actor.getSnapshot().context.warned]).toEqual([
      'healthy',
      [],
      [],
    ]);
    expect(actor.getSnapshot().context.visit).toEqual({ requests: 1, failures: 1, ms: 0 });
  });
});

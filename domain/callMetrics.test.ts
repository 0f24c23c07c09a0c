import { describe, expect, it } from 'vitest';
import {
  averageMs,
  type CallMetric,
  callsPerMinute,
  errorRate,
  freshMetrics,
  healthOf,
  type PendingCall,
} from './callMetrics.ts';

const board = { method: 'GET', route: '/voter/participants' };
const metric = (ms: number, failed = false): CallMetric => ({
  ...board,
  startedAt: 1_000,
  endedAt: 1_000 + ms,
  failed,
});
const metrics = (count: number, failed: number) =>
  Array.from({ length: count }, (_, index) => metric(10, index < failed));
const queue = (count: number): PendingCall[] =>
  Array.from({ length: count }, (_, index) => ({ ...board, id: String(index), startedAt: 0 }));

describe('the health of the calls', () => {
  it.each([
    ['of a page that has made none', [], [], 'healthy'],
    ['at an average of 3000 ms', [], [metric(2_000), metric(4_000)], 'healthy'],
    ['above it', [], [metric(2_000), metric(4_002)], 'degraded'],
    ['with 5 % of failed calls', [], metrics(100, 5), 'healthy'],
    ['with more', [], metrics(100, 6), 'degraded'],
    ['with 90 % of the queue taken', queue(900), [], 'healthy'],
    ['with more', queue(901), [], 'critical'],
    ['that are slow besides', queue(901), [metric(9_000)], 'critical'],
  ] as const)('%s', (_, pending, ended, health) => {
    expect(healthOf(pending, ended)).toBe(health);
  });
});

it('counts what began within a minute, and no longer what began a whole one ago', () => {
  expect(callsPerMinute([{ startedAt: 0 }, { startedAt: 1 }, { startedAt: 60_000 }], 60_000)).toBe(2);
});

it('keeps a metric for five minutes', () => {
  const old = metric(0);
  expect([freshMetrics([old], 301_000), freshMetrics([old], 301_001)]).toEqual([[old], []]);
});

it('has rates of nothing', () => {
  expect([averageMs([]), errorRate([])]).toEqual([0, 0]);
});

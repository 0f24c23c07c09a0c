import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Assumed, type Costs, type Final, finalNeeds } from '../load/simulate/finalNeeds.ts';

const final: Final = { votesPerSecond: 1_000, openPages: 1_000, pageOpensPerSecond: 10, hours: 2 };
const costs: Costs = {
  nodeUsPerVote: 100,
  databaseUsPerVote: 50,
  nodeUsPerOriginCall: 10,
  originCallsPerSecondOfCache: 10,
  callsPerPoll: 2,
  bytesPerPoll: 1_000,
  callsPerFirstOpen: 11,
  bytesPerFirstOpen: 101_000,
  bytesPerDocument: 1_000,
};
const assumed: Assumed = {
  busyShare: 0.5,
  coresPerNode: 2,
  caches: 100,
  firstOpenShare: 0.1,
  meanShare: 0.5,
  dollarsPerCoreHour: 1,
  dollarsPerGigabyte: 10,
  dollarsPerMillionCalls: 1,
};

describe('what a final needs', () => {
  it('is what a calculation by hand gives', () => {
    // 0.2 cores for votes and 0.02 for caches; 2,000 calls of polls and 20 of page opens; 1 MB and 0.11 MB a second.
    expect(finalNeeds(final, costs, assumed)).toEqual({
      nodes: 2,
      databaseCores: 1,
      originCallsPerSecond: 1_000,
      edgeCallsPerSecond: 2_020,
      edgeGigabitsPerSecond: expect.closeTo(0.008_88, 6),
      // 2 h of 6 cores; an hour of 3,996 MB and of 7.272 million calls.
      dollars: expect.closeTo(12 + 39.96 + 7.272, 6),
    });
  });

  it('grows with the votes alone in nodes and database, and with the viewers alone at the edge', () => {
    const usual = finalNeeds(final, costs, assumed);
    const votes = finalNeeds({ ...final, votesPerSecond: 100_000 }, costs, assumed);
    const viewers = finalNeeds({ ...final, openPages: 100_000 }, costs, assumed);
    expect(votes).toEqual({ ...usual, nodes: 11, databaseCores: 10, dollars: expect.any(Number) });
    expect(viewers).toEqual({
      ...usual,
      edgeCallsPerSecond: 200_020,
      edgeGigabitsPerSecond: expect.closeTo(0.800_88, 6),
      dollars: expect.any(Number),
    });
  });

  it('is in docs/scale.md as the formula gives it', () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
    const [, json = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
    const given = JSON.parse(json) as { final: Final; costs: Costs; assumed: Assumed };
    const written = Object.fromEntries(
      [...text.matchAll(/^\| (\w+) \| ([\d,.]+) \|$/gm)].map(([, need, figure = '']) => [need, figure]),
    );
    const needs = Object.entries(finalNeeds(given.final, given.costs, given.assumed));
    expect(written).toEqual(Object.fromEntries(needs.map(([need, figure]) => [need, rounded(figure)])));
  });
});

const rounded = (figure: number) =>
  figure.toLocaleString('en', { maximumFractionDigits: figure < 100 ? 1 : 0 });

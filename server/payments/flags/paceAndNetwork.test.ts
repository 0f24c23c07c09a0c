import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { normalDay } from './normalDay.support.ts';
import type { Finding } from './flagsRepo.ts';
import { FlagWatch } from './flagWatch.ts';
import type { SeenVote } from './seenVote.ts';

const start = Date.UTC(2026, 10, 20);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    for (const shift of [13, -17, 5]) state ^= shift > 0 ? state << shift : state >>> -shift;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The flags that a `FlagWatch` raises on these votes, each once, with the sources of all its findings. */
async function flagsOf(votes: readonly SeenVote[]): Promise<Map<string, Finding>> {
  const clock = manualClock(0);
  const flags = new Map<string, Finding>();
  const written = async () => {
    clock.advance(1_000);
    watch.worker.tick();
    await watch.worker.rest();
  };
  const watch = new FlagWatch({
    clock,
    thresholds: { entryVotes: 200, entryFactor: 20, networkOrders: 300, networkFactor: 10 },
    pseudonymOf: (subject) => `hidden ${subject}`,
    onError: () => {},
    writer: {
      submit: (_name, input) => {
        const finding = input as Finding;
        const key = `${finding.kind} ${finding.subject}`;
        const members = new Set([...(flags.get(key)?.members ?? []), ...finding.members]);
        flags.set(key, { ...finding, members: [...members] });
        return Promise.resolve(null as never);
      },
    },
  });
  for (const [index, vote] of votes.entries()) {
    watch.see(vote);
    if (index % 100 === 0) await written();
  }
  await written();
  return flags;
}

const among = (votes: readonly SeenVote[], others: readonly SeenVote[]) =>
  [...votes, ...others].toSorted((a, b) => a.at - b.at);

/** Orders of bots for one contestant at even intervals, by default each from a network of its own. */
const bots = (count: number, from: number, ms: number, network?: string): SeenVote[] =>
  Array.from({ length: count }, (_, index) => ({
    payer: `bot ${index}`,
    number: null,
    text: null,
    network: network ?? `rented ${index}`,
    entryId: 'entry 9',
    sourceRef: `bot ${index}`,
    at: start + from + Math.floor((index * ms) / count),
    day: '2026-11-20',
  }));

const day = normalDay(randomFrom(42), start);

it('flags at most one vote in a thousand of a day of honest people', async () => {
  const flags = await flagsOf(day);
  const flagged = new Set([...flags.values()].flatMap(({ members }) => members));
  expect(day.length).toBeGreaterThan(250_000);
  expect(flagged.size / day.length).toBeLessThanOrEqual(0.001);
});

describe('bots among honest people', () => {
  it('get a flag if they vote at once for one contestant, in a quiet hour and during the show', async () => {
    for (const [from, count] of [
      [11 * HOUR_MS, 250],
      [19 * HOUR_MS + 40 * MINUTE_MS, 1_500],
    ] as const) {
      const attack = bots(count, from, MINUTE_MS);
      const flags = await flagsOf(among(day, attack));
      const found = flags.get('entry_velocity entry 9');
      const caught = new Set(found?.members);
      expect(found?.reasons).toMatchObject({ factor: 20, within_ms: 60_000 });
      expect(attack.filter(({ sourceRef }) => caught.has(sourceRef)).length).toBeGreaterThan(count * 0.9);
    }
  });

  it('get a flag if they share a network and vote for one contestant over an hour', async () => {
    const attack = bots(600, 18 * HOUR_MS, HOUR_MS, 'farm');
    const flags = await flagsOf(among(day, attack));
    const found = flags.get('network_share hidden farm entry 9');
    expect(found?.members).toHaveLength(600);
    expect([...flags.keys()]).toEqual(['network_share hidden farm entry 9']);
  });
});

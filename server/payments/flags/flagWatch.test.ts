import { beforeEach, describe, expect, it } from 'vitest';
import { SEQUENTIAL_NUMBERS } from '../../../domain/flags.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import type { Finding } from './flagsRepo.ts';
import { FlagWatch } from './flagWatch.ts';
import type { SeenVote } from './seenVote.ts';

let clock: ManualClock;
let raised: Finding[];
let failure: WriteError | undefined;
let errors: number;
let watch: FlagWatch;
beforeEach(() => {
  clock = manualClock(1_000_000);
  raised = [];
  failure = undefined;
  errors = 0;
  watch = new FlagWatch({
    clock,
    thresholds: { entryVotes: 1e6, entryFactor: 20, networkOrders: 1e6, networkFactor: 10 },
    pseudonymOf: (subject) => `hidden ${subject.length}`,
    onError: () => (errors += 1),
    writer: {
      submit: (_name, input) => {
        if (failure) return Promise.reject(failure);
        raised.push(input as Finding);
        return Promise.resolve(null as never);
      },
    },
  });
});

let count = 0;
function see(vote: Partial<SeenVote>): void {
  count += 1;
  watch.see({
    payer: `payer ${count}`,
    number: null,
    network: null,
    text: '304',
    entryId: 'entry',
    sourceRef: `sms:p:${count}`,
    at: clock.now(),
    day: '2026-11-20',
    ...vote,
  });
}

/** Advances the clock by the second after which the watch writes its flags, and waits for the write. */
async function write(): Promise<Finding[]> {
  clock.advance(1_000);
  watch.worker.tick();
  await watch.worker.rest();
  return raised;
}

describe('a sender', () => {
  it('with 200 messages in 10 seconds gets one flag', async () => {
    for (let sent = 0; sent < 250; sent += 1) {
      see({ payer: 'bot', text: `text ${sent}` });
      clock.advance(40);
    }
    const findings = await write();
    expect(findings).toMatchObject([
      { kind: 'device_burst', subject: 'bot', reasons: { votes: 200, threshold: 200, within_ms: 10_000 } },
    ]);
    expect(findings[0]?.members).toHaveLength(250);
  });

  it('with 199 in 10 seconds gets none', async () => {
    for (let sent = 0; sent < 400; sent += 1) {
      see({ payer: 'busy', text: `text ${sent}` });
      clock.advance(50.3);
    }
    expect(await write()).toEqual([]);
  });

  it('with the same text at a constant interval gets a flag', async () => {
    for (let sent = 0; sent < 6; sent += 1) {
      see({ payer: 'timer' });
      clock.advance(sent % 2 ? 29_900 : 30_100);
    }
    expect(await write()).toMatchObject([
      {
        kind: 'fixed_interval',
        subject: 'timer',
        reasons: { messages: 6, threshold: 6, interval_ms: 30_020 },
      },
    ]);
  });

  it('with different texts, or at irregular times, gets none', async () => {
    for (let sent = 0; sent < 12; sent += 1) {
      see({ payer: 'changing', text: `text ${sent}` });
      see({ payer: 'human' });
      clock.advance([31_000, 12_000, 55_000, 24_000][sent % 4] ?? 0);
    }
    expect(await write()).toEqual([]);
  });
});

describe('phone numbers', () => {
  const number = (offset: number) => 96_891_230_000 + offset;

  it('in a row for one contestant within a minute get a flag, in any order', async () => {
    for (const offset of [7, 5, 9, 6, 8]) {
      see({ number: number(offset) });
      clock.advance(10_000);
    }
    const [finding] = await write();
    expect(finding).toMatchObject({
      kind: 'sequential_numbers',
      reasons: { numbers: SEQUENTIAL_NUMBERS, threshold: SEQUENTIAL_NUMBERS },
    });
    expect(finding?.members).toHaveLength(SEQUENTIAL_NUMBERS);
    expect(JSON.stringify(raised)).not.toContain('9123');
  });

  it('in a row get a flag on orders too', async () => {
    for (let offset = 0; offset < 5; offset += 1) see({ number: number(offset), text: null });
    expect(await write()).toMatchObject([{ kind: 'sequential_numbers' }]);
  });

  it('in a row over more than a minute, for several contestants, or with gaps get none', async () => {
    for (let offset = 0; offset < 10; offset += 1) {
      see({ number: number(offset) });
      clock.advance(16_000);
    }
    for (let offset = 0; offset < 10; offset += 1)
      see({ number: number(100 + offset), entryId: `entry ${offset % 2}` });
    for (let offset = 0; offset < 40; offset += 2) see({ number: number(500 + offset) });
    expect(await write()).toEqual([]);
  });
});

it('writes its flags within 5 seconds, again after a failure, and never an impossible one', async () => {
  for (let offset = 0; offset < 5; offset += 1) see({ number: 96_891_230_000 + offset });
  failure = new WriteError('unavailable', 'no disk');
  await write();
  expect([raised.length, errors]).toEqual([0, 1]);
  failure = undefined;
  expect(await write()).toHaveLength(1);
  for (let offset = 0; offset < 5; offset += 1) see({ number: 96_891_230_000 + offset });
  failure = new WriteError('failed', 'nonsense');
  await write();
  failure = undefined;
  expect(await write()).toHaveLength(1);
});

it('flags nothing in an evening of honest people', async () => {
  let seed = 42;
  const random = () => {
    for (const shift of [13, -17, 5]) seed ^= shift > 0 ? seed << shift : seed >>> -shift;
    return (seed >>> 0) / 2 ** 32;
  };
  for (let vote = 0; vote < 60_000; vote += 1) {
    const person = Math.floor(random() * 20_000);
    see({
      payer: `person ${person}`,
      number: 96_870_000_000 + ((person * 999_983) % 30_000_000),
      text: String(301 + (person % 10)),
      entryId: `entry ${person % 10}`,
    });
    clock.advance(random() * 20);
  }
  expect((await write()).map(({ kind, reasons }) => [kind, reasons])).toEqual([]);
});

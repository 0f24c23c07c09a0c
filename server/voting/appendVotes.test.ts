import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { entryId, opens, roundId } from '../../tests/support/catalogue/seasonFixture.ts';
import { voteFor } from '../../tests/support/voting/votes.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { readBoardRows } from './talliesRepo.ts';
import { verifyLedger } from './verifyLedger.ts';

const HOUR = 3_600_000;

forEachDatabase('the ledger', ({ open }) => {
  const season = useWrittenSeason(open);
  const append = (vote: ReturnType<typeof voteFor>) => season.writer.submit('appendVotes', vote);
  const totals = async () => {
    const rows = await readBoardRows(season.db, [roundId]);
    return Object.fromEntries(
      rows.filter(({ votes }) => votes !== 0).map((row) => [row.entry_id, row.votes]),
    );
  };
  const seqs = async () => {
    const rows = await season.db.selectFrom('ledger').select('seq').orderBy('seq').execute();
    return rows.map(({ seq }) => seq);
  };

  it('numbers votes without a gap and adds them up', async () => {
    const appended = await Promise.all([
      append(voteFor(1, 'a')),
      append(voteFor(2, 'b', { votes: 5 })),
      append(voteFor(1, 'c', { votes: 2 })),
    ]);
    expect(appended.map(({ stream, seq, duplicate }) => [stream, seq, duplicate])).toEqual([
      ['main', 1, false],
      ['main', 2, false],
      ['main', 3, false],
    ]);
    expect(await totals()).toEqual({ [entryId(1)]: 3, [entryId(2)]: 5 });
    expect(await verifyLedger(season.db)).toEqual({ rows: 3, votes: 8, erased: 0, error: null });
  });

  it('answers a counted source with its row, and counts it once', async () => {
    const first = await append(voteFor(1, 'same'));
    const again = await Promise.all([
      append(voteFor(1, 'same')),
      append(voteFor(2, 'same')),
      append(voteFor(3, 'new')),
    ]);
    expect(again).toEqual([
      { ...first, duplicate: true },
      { ...first, duplicate: true },
      { stream: 'main', seq: 2, receipt: again[2].receipt, duplicate: false },
    ]);
    expect(await totals()).toEqual({ [entryId(1)]: 1, [entryId(3)]: 1 });
    expect(await seqs()).toEqual([1, 2]);
  });

  it('gives each vote a receipt and a salt of its own, of 16 random bytes that no other shares', async () => {
    await Promise.all(['a', 'b', 'c'].map((source) => append(voteFor(1, source))));
    const secrets = await season.db.selectFrom('ledger_secrets').select(['receipt', 'salt']).execute();
    const bytes = secrets.flatMap(({ receipt, salt }) => [
      Buffer.from(receipt, 'base64url'),
      Buffer.from(salt!, 'base64url'),
    ]);
    expect(bytes.map(({ length }) => length)).toEqual([16, 16, 16, 16, 16, 16]);
    const runs = bytes.flatMap((each) =>
      Array.from({ length: 9 }, (_, at) => each.toString('hex', at, at + 8)),
    );
    expect(new Set(runs).size).toBe(runs.length);
  });

  it('counts a source once that comes several times in one batch', async () => {
    const sources = ['a', 'a', 'b', 'a', 'c', 'b'];
    const appended = await Promise.all(sources.map((source) => append(voteFor(1, source))));
    expect(appended.map(({ seq, duplicate }) => [seq, duplicate])).toEqual([
      [1, false],
      [1, true],
      [2, false],
      [1, true],
      [3, false],
      [2, true],
    ]);
    expect(await totals()).toEqual({ [entryId(1)]: 3 });
  });

  it('keeps the total before the hour of the latest vote, over many batches', async () => {
    await append(voteFor(1, 'a', { acceptedAt: opens + 1, votes: 3 }));
    await Promise.all([
      append(voteFor(1, 'b', { acceptedAt: opens + HOUR - 1, votes: 4 })),
      append(voteFor(1, 'c', { acceptedAt: opens + HOUR, votes: 10 })),
    ]);
    await append(voteFor(1, 'late', { acceptedAt: opens + 2, votes: 1 }));
    await append(voteFor(1, 'd', { acceptedAt: opens + HOUR + 5, votes: 100 }));
    const [row] = await readBoardRows(season.db, [roundId]);
    expect(row).toMatchObject({
      votes: 118,
      hour: opens + HOUR,
      votes_at_hour: 8,
      reached_at: opens + HOUR + 5,
    });
    expect((await verifyLedger(season.db)).error).toBeNull();
  });

  it('takes a vote back by another row, and never by changing one', async () => {
    const { seq } = await append(voteFor(1, 'a', { votes: 5 }));
    await append(voteFor(1, 'back', { channel: 'reversal', votes: -5, reversesSeq: seq }));
    expect(await totals()).toEqual({});
    expect(await verifyLedger(season.db)).toEqual({ rows: 2, votes: 0, erased: 0, error: null });
  });

  it('counts each source exactly once whatever is sent again, together or later', async () => {
    const sends = fc.array(
      fc.record({ source: fc.integer({ min: 0, max: 15 }), contestant: fc.integer({ min: 1, max: 6 }) }),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    let run = 0;
    const counted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(sends, { minLength: 1, maxLength: 4 }), async (waves) => {
        run += 1;
        for (const wave of waves) {
          const sources = wave.map(({ source }) => `${run}-${source}`);
          await Promise.all(
            wave.map(({ contestant }, index) => append(voteFor(contestant, sources[index] ?? ''))),
          );
          for (const source of sources) counted.add(source);
        }
        const { rows, votes, error } = await verifyLedger(season.db);
        expect([rows, votes, error]).toEqual([counted.size, counted.size, null]);
      }),
      { numRuns: 15 },
    );
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSqliteFile, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { entryId, laySmallSeason, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { standingChange } from '../../../tests/support/voting/standings.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import { appendAccepted } from '../appendAccepted.ts';
import { appendVotes } from '../appendVotes.ts';
import { boardView } from '../boardView.ts';
import { readScheduledRounds } from '../scheduleRepo.ts';
import { readBoardRows } from '../talliesRepo.ts';
import { verifyLedger } from '../verifyLedger.ts';
import type { VoteToAppend } from '../voteToAppend.ts';
import { changeStandingOf } from './changeStanding.ts';

const program = join(import.meta.dirname, '../../../scripts/recount.mjs');
const changeStanding = changeStandingOf(async () => {});
const CONTESTANTS = 6;
const VOTING_PERCENT = 60;

/** `waits`: votes are accepted now and counted at the end, by whatever standing the entry then has. */
type Step = {
  contestant: number;
  votes: number;
  standing: 'in' | 'withdrawn' | 'disqualified' | null;
  waits: boolean;
};

const step: fc.Arbitrary<Step> = fc.record({
  contestant: fc.integer({ min: 1, max: CONTESTANTS }),
  votes: fc.integer({ min: 1, max: 500 }),
  standing: fc.constantFrom(null, null, null, 'in' as const, 'withdrawn' as const, 'disqualified' as const),
  waits: fc.boolean(),
});

/**
 * Computes the expected result in a simple way: only votes count that arrive while their entry competes,
 * and shares exclude entries that do not compete at the end.
 */
function expected(steps: readonly Step[]): { shares: number[]; standings: string[] } {
  const votes = Array<number>(CONTESTANTS).fill(0);
  const standings = Array<string>(CONTESTANTS).fill('in');
  for (const { contestant, votes: more, standing } of steps) {
    const place = contestant - 1;
    if (standing) standings[place] = standing;
    else if (standings[place] === 'in') votes[place] = (votes[place] ?? 0) + more;
  }
  const counts = votes.map((each, place) => (standings[place] === 'in' ? each : 0));
  const groupOf = (place: number) => (place < 3 ? counts.slice(0, 3) : counts.slice(3));
  const shares = counts.map((each, place) => each / (groupOf(place).reduce((a, b) => a + b) || 1));
  return { shares, standings };
}

async function take({ db }: TestDatabase, steps: readonly Step[]): Promise<void> {
  const context = { stream: 'main', memory: {} as never };
  const waiting: VoteToAppend[] = [];
  const isOut = new Set<number>();
  for (const [index, { contestant, votes, standing, waits }] of steps.entries())
    await db.transaction().execute(async (tx) => {
      const change =
        standing && standingChange(standing, { entryId: entryId(contestant), at: opens + index });
      if (change) {
        await changeStanding(tx, [change], context);
        isOut[standing === 'in' ? 'delete' : 'add'](contestant);
      } else if (!isOut.has(contestant)) {
        const vote = voteFor(contestant, String(index), { votes, acceptedAt: opens + index });
        if (waits) waiting.push(vote);
        else await appendVotes(tx, [vote], context);
      }
    });
  await db.transaction().execute((tx) => appendAccepted(tx, waiting, context));
}

async function recounted({ db }: TestDatabase, folder: string): Promise<Record<string, number>> {
  const rows = await db.selectFrom('ledger').orderBy('seq').selectAll().execute();
  const path = join(folder, 'ledger.ndjson');
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const { status, stdout } = spawnSync(process.execPath, [program, path], { encoding: 'utf8' });
  expect(status).toBe(0);
  const lines = [...stdout.matchAll(/^ {2}(\S+) \d+ ([0-9.]+)%/gm)];
  return Object.fromEntries(lines.map(([, entry = '', share]) => [entry, Number(share) / 100]));
}

it('board, recount and fold of the ledger give the same shares, whichever entries leave and return', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-shares-'));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const database = await openSqliteFile();
      await laySmallSeason(database.db);
      await take(database, steps);
      const { shares, standings } = expected(steps);
      const [round] = await readScheduledRounds(database.db);
      if (!round) throw new Error('there is no round');
      const view = boardView(
        { ...round, total_participants: 6 },
        await readBoardRows(database.db, [roundId]),
        opens,
      );
      const shown = new Map(
        view.groups.flatMap(({ participants }) => participants.map((each) => [each.voter_id, each])),
      );
      const shareOf = await recounted(database, folder);
      for (const [place, share] of shares.entries()) {
        const participant = shown.get(entryId(place + 1));
        expect(participant?.voting_score).toBeCloseTo(share * VOTING_PERCENT, 2);
        expect(participant?.standing ?? 'in').toBe(standings[place]);
        expect(shareOf[entryId(place + 1)] ?? 0).toBeCloseTo(share, 4);
      }
      expect((await verifyLedger(database.db)).error).toBeNull();
      await database.close();
    }),
    { numRuns: 40 },
  );
  rmSync(folder, { recursive: true });
});

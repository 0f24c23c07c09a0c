import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import { ownSigner, signedCheckpoint } from '../../../tests/support/voting/signedCheckpoint.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import { ownLeases } from '../../platform/leases/ownLeases.ts';
import type { VotingWriter } from '../writes.ts';
import { Checkpointer } from './checkpointer.ts';
import { readCheckpoints, readRowHashes } from './checkpointsRepo.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

forEachDatabase('the signer of the ledger', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  let clock: ManualClock;
  let errors: string[];
  let seen: unknown[];
  beforeEach(() => {
    clock = manualClock(opens);
    [errors, seen] = [[], []];
  });
  const start = (writer: VotingWriter = season.writer) =>
    new Checkpointer({
      database: season.db,
      writer,
      clock,
      leases: ownLeases,
      signer: ownSigner,
      origin: 'vote.example/ledger',
      seen: { read: () => undefined, write: (latest) => seen.push(latest) },
      onError: (error) => errors.push((error as Error).message),
    });
  const vote = (source: string) => season.writer.submit('appendVotes', voteFor(1, source));
  const audit = () =>
    season.writer.submit('noteAudit', { at: 1, actor: null, role: 'system', action: 'season.laid' });
  const pass = async (checkpointer: Checkpointer, ms: number) => {
    clock.advance(ms);
    checkpointer.worker.tick();
    await checkpointer.worker.rest();
    return (await readCheckpoints(season.db, 1, 100)).map(({ rows }) => rows);
  };
  const change = async (...statements: string[]) => {
    const names = kind === 'sqlite' ? ['update', 'delete'] : ['change'];
    const on = kind === 'sqlite' ? '' : ' ON ledger';
    for (const name of names) await sql.raw(`DROP TRIGGER ledger_refuses_${name}${on}`).execute(season.db);
    for (const statement of statements) await sql.raw(statement).execute(season.db);
  };

  it('looks every two seconds and signs new rows a minute after the last time', async () => {
    const checkpointer = start();
    await vote('a');
    expect(await pass(checkpointer, 0)).toEqual([1]);
    await vote('b');
    expect(await pass(checkpointer, MINUTE - 1)).toEqual([1]);
    expect(await pass(checkpointer, 1_999)).toEqual([1]);
    expect(await pass(checkpointer, 1)).toEqual([1, 2]);
    const [first, second] = await readCheckpoints(season.db, 1, 2);
    expect(seen).toEqual([first, second].map((each) => ({ number: each?.number, hash: each?.hash })));
    expect(errors).toEqual([]);
  });

  it('signs new lines of the audit after an hour, and nothing where nothing is new', async () => {
    const checkpointer = start();
    await vote('a');
    await pass(checkpointer, 0);
    expect(await pass(checkpointer, 2 * HOUR)).toEqual([1]);
    await vote('b');
    await pass(checkpointer, MINUTE);
    await audit();
    expect(await pass(checkpointer, HOUR - 2_000)).toEqual([1, 2]);
    expect(await pass(checkpointer, 2_000)).toEqual([1, 2, 2]);
    expect(await pass(checkpointer, 2 * HOUR)).toEqual([1, 2, 2]);
  });

  it('signs nothing on top of signed rows that changed or are gone', async () => {
    for (const source of ['a', 'b', 'c']) await vote(source);
    await pass(start(), 0);
    await vote('d');
    await change(`UPDATE ledger SET row_hash = '${'e'.repeat(64)}' WHERE seq = 2`);
    expect(await pass(start(), MINUTE)).toEqual([3]);
    await sql.raw('DELETE FROM ledger WHERE seq = 2').execute(season.db);
    expect(await pass(start(), 0)).toEqual([3]);
    expect(errors).toEqual(['Rows that checkpoint 1 signs have changed.', 'The ledger has lost rows.']);
  });

  it('signs on top of a checkpoint of the first form, which names no tree', async () => {
    await vote('a');
    const [row_hash = ''] = await readRowHashes(season.db, 'main', 1, 1);
    const heads = [{ stream: 'main', seq: 1, row_hash }];
    await season.writer.submit('storeCheckpoint', signedCheckpoint({ heads, rows: 1, votes: 1 }));
    await vote('b');
    expect(await pass(start(), MINUTE)).toEqual([1, 2]);
    const [first, second] = await readCheckpoints(season.db, 1, 2);
    expect([first?.tree_root, second?.tree_root]).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('goes on after another node signed fewer rows first', async () => {
    await vote('a');
    await vote('b');
    const late = start({ submit: () => Promise.resolve(false as never) });
    expect(await pass(late, 0)).toEqual([]);
    expect(seen).toEqual([]);
    const [row_hash = ''] = await readRowHashes(season.db, 'main', 1, 1);
    const heads = [{ stream: 'main', seq: 1, row_hash }];
    const tree_root = '5c'.repeat(32);
    await season.writer.submit('storeCheckpoint', signedCheckpoint({ heads, rows: 1, votes: 1, tree_root }));
    await pass(late, MINUTE);
    expect(errors).toEqual([]);
  });

  it('signs no fewer rows than another node did', async () => {
    await vote('a');
    await audit();
    const [row_hash = ''] = await readRowHashes(season.db, 'main', 1, 1);
    const heads = [{ stream: 'main', seq: 1, row_hash }];
    await season.writer.submit('storeCheckpoint', signedCheckpoint({ heads, rows: 2, votes: 2 }));
    expect(await pass(start(), HOUR)).toEqual([2]);
    expect(errors).toEqual([]);
  });
});

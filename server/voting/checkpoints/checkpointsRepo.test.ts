import { expect, it } from 'vitest';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { signedCheckpoint } from '../../../tests/support/voting/signedCheckpoint.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { appendVotes } from '../appendVotes.ts';
import {
  readCheckpointOfRow,
  readCheckpoints,
  readKeyDeclarations,
  readLatestCheckpoint,
  readLedgerState,
  readRowHashes,
} from './checkpointsRepo.ts';
import { LedgerTree, MerkleTree } from './ledgerTree.ts';

const head = (stream: string, seq: number) => ({ stream, seq, row_hash: `${stream} ${seq}` });

forEachDatabase('checkpoints', ({ open }) => {
  const season = useWrittenSeason(open);
  const store = (number: number, heads = [head('main', number)]) =>
    season.writer.submit('storeCheckpoint', signedCheckpoint({ number, heads, rows: number }));
  const numbers = async (from: number, limit: number) =>
    (await readCheckpoints(season.db, from, limit)).map(({ number }) => number);

  it('sign the heads of all chains of ledger and audit, and their totals', async () => {
    expect(await readLedgerState(season.db)).toEqual({ heads: [], audit_heads: [], rows: 0, votes: 0 });
    for (const [stream, votes] of [
      ['main', 5],
      ['aside', 7],
    ] as const)
      await season.db.transaction().execute(async (tx) => {
        await appendVotes(tx, [voteFor(1, `${stream} 1`), voteFor(2, stream, { votes })], { stream });
        const line = { at: 1, actor: null, role: 'system', action: 'season.laid' } as const;
        await appendAudit(tx, [line], { stream });
      });
    for (const table of ['ledger_heads', 'audit_heads'] as const)
      await season.db
        .insertInto(table)
        .values({ stream: 'begun', seq: 0, row_hash: '0'.repeat(64) })
        .execute();
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(await readLedgerState(season.db)).toEqual({
      heads: ['aside', 'main'].map((stream) => ({ stream, seq: 2, row_hash: hash })),
      audit_heads: ['aside', 'main'].map((stream) => ({ stream, seq: 1, row_hash: hash })),
      rows: 4,
      votes: 14,
    });
  });

  it('are read in order from a number on, each with its own heads', async () => {
    expect([await readCheckpoints(season.db, 1, 9), await readLatestCheckpoint(season.db)]).toEqual([
      [],
      undefined,
    ]);
    for (const number of [3, 1, 2]) await store(number, [head('main', number), head('aside', 9)]);
    const whole = (number: number) =>
      signedCheckpoint({ number, heads: [head('main', number), head('aside', 9)], rows: number });
    const shown = (number: number) => ({ ...whole(number), heads: whole(number).heads.toReversed() });
    expect(await readCheckpoints(season.db, 2, 1)).toEqual([shown(2)]);
    expect(await readCheckpoints(season.db, 2, 9)).toEqual([shown(2), shown(3)]);
    expect(await numbers(1, 2)).toEqual([1, 2]);
    expect(await readLatestCheckpoint(season.db)).toEqual(shown(3));
  });

  it('are stored once for each number', async () => {
    expect([await store(1), await store(1), await store(2)]).toEqual([true, false, true]);
    expect(await numbers(0, 9)).toEqual([1, 2]);
  });

  it('hold a row from the first one on whose head of its chain reaches it', async () => {
    await store(1, [head('main', 2)]);
    await store(2, [head('main', 5), head('aside', 1)]);
    await store(3, [head('main', 5), head('aside', 9)]);
    const of = async (stream: string, seq: number) =>
      (await readCheckpointOfRow(season.db, stream, seq))?.number;
    const places = [of('main', 1), of('main', 2), of('main', 3), of('aside', 1), of('aside', 2)];
    expect(await Promise.all(places)).toEqual([1, 1, 2, 2, 3]);
    expect([await of('main', 6), await of('strange', 1)]).toEqual([undefined, undefined]);
  });

  it('change their key by declarations in order', async () => {
    for (const ordinal of [2, 1])
      await season.db
        .insertInto('checkpoint_keys')
        .values({
          ordinal,
          at: 1,
          number: ordinal,
          checkpoint_hash: '',
          old_key: '',
          new_key: `key ${ordinal}`,
          reason: null,
          old_signature: null,
          new_signature: '',
        })
        .execute();
    const keys = (await readKeyDeclarations(season.db)).map(({ new_key }) => new_key);
    expect(keys).toEqual(['key 1', 'key 2']);
  });

  it('sign the tree of the main chain, which never becomes shorter', async () => {
    for (const stream of ['main', 'aside'])
      await season.db.transaction().execute((tx) =>
        appendVotes(
          tx,
          [1, 2, 3].map((each) => voteFor(1, `${stream} ${each}`)),
          { stream },
        ),
      );
    const hashes = await readRowHashes(season.db, 'main', 1, 3);
    const inMiddle = await readRowHashes(season.db, 'main', 2, 2);
    expect([hashes.length, inMiddle]).toEqual([3, hashes.slice(1, 2)]);
    const rootOf = (rows: readonly string[]) => {
      const merkle = new MerkleTree();
      for (const row of rows) merkle.append(row);
      return merkle.root();
    };
    const tree = new LedgerTree(season.db);
    expect([await tree.rootAt(2), tree.size]).toEqual([rootOf(hashes.slice(0, 2)), 2]);
    expect([await tree.rootAt(3), tree.size]).toEqual([rootOf(hashes), 3]);
    await expect(tree.rootAt(2)).rejects.toThrow('The ledger is shorter than it was.');
    await expect(tree.rootAt(4)).rejects.toThrow('The ledger has lost rows.');
  });

  it('let other work go on while the tree reads many rows', async () => {
    const votes = Array.from({ length: 200 }, (_, each) => each);
    for (const batch of [1, 2, 3, 4, 5])
      await season.db.transaction().execute((tx) =>
        appendVotes(
          tx,
          votes.map((each) => voteFor(1, `${batch} ${each}`)),
          { stream: 'main' },
        ),
      );
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await new LedgerTree(season.db).rootAt(1_000);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { describeLedgerError } from '../ledgerErrors.ts';
import { verifyLedger } from '../verifyLedger.ts';
import { Checkpointer } from './checkpointer.ts';
import { checkpointHash, checkpointSigner, isSignedCheckpoint, type LedgerState } from './checkpointHash.ts';
import { readCheckpointOfRow, readCheckpoints } from './checkpointsRepo.ts';
import { ownLeases } from '../../platform/leases/ownLeases.ts';

const seed = Buffer.alloc(32, 7);

describe('a checkpoint', () => {
  const state = {
    number: 1,
    at: 5,
    heads: [{ stream: 'main', seq: 2, row_hash: 'aa' }],
    rows: 2,
    votes: 9,
    previous_hash: '00',
    tree_root: null,
    audit_heads: [],
  };

  it('is hashed in the published form', () => {
    const text = '["sawt-checkpoint-1",1,5,[["main",2,"aa"]],2,9,"00"]';
    expect(checkpointHash(state)).toBe(createHash('sha256').update(text).digest('hex'));
    const both = { ...state, tree_root: 'bb', audit_heads: [{ stream: 'main', seq: 3, row_hash: 'cc' }] };
    const longer = '["sawt-checkpoint-2",1,5,[["main",2,"aa"]],2,9,"00","bb",[["main",3,"cc"]]]';
    expect(checkpointHash(both)).toBe(createHash('sha256').update(longer).digest('hex'));
  });

  it('is signed by the key of the installation, always the same', () => {
    const signer = checkpointSigner(seed);
    expect(checkpointSigner(seed).publicKey).toBe(signer.publicKey);
    const hash = checkpointHash(state);
    const signed = { hash, public_key: signer.publicKey, signature: signer.sign(hash) };
    expect(isSignedCheckpoint(signed)).toBe(true);
    expect(isSignedCheckpoint({ ...signed, hash: checkpointHash({ ...state, votes: 10 }) })).toBe(false);
    expect(
      isSignedCheckpoint({ ...signed, public_key: checkpointSigner(Buffer.alloc(32, 8)).publicKey }),
    ).toBe(false);
    expect(isSignedCheckpoint({ ...signed, public_key: 'short' })).toBe(false);
    expect(isSignedCheckpoint({ ...signed, signature: '' })).toBe(false);
  });
});

forEachDatabase('signing the ledger', ({ open }) => {
  const season = useWrittenSeason(open);
  let clock: ManualClock;
  let checkpointer: Checkpointer;
  beforeEach(async () => {
    clock = manualClock(opens);
    checkpointer = new Checkpointer({
      database: season.db,
      writer: season.writer,
      clock,
      leases: ownLeases,
      signer: checkpointSigner(seed),
      origin: 'vote.example/ledger',
      seen: { read: () => undefined, write: () => {} },
      onError: (error) => {
        throw error;
      },
    });
  });
  const vote = (source: string, votes = 1) =>
    season.writer.submit('appendVotes', voteFor(1, source, { votes }));
  const pass = async (ms: number) => {
    clock.advance(ms);
    checkpointer.worker.tick();
    await checkpointer.worker.rest();
    return readCheckpoints(season.db, 1, 100);
  };
  /** Signs a checkpoint in the oldest form, without Merkle root and audit, and stores it. */
  const sign = (state: Omit<LedgerState, 'tree_root' | 'audit_heads'>) => {
    const signer = checkpointSigner(seed);
    const first = { ...state, heads: [...state.heads], tree_root: null, audit_heads: [], note: null };
    const hash = checkpointHash(first);
    const signature = signer.sign(hash);
    return season.writer.submit('storeCheckpoint', {
      ...first,
      hash,
      public_key: signer.publicKey,
      signature,
    });
  };
  const error = async () => {
    const found = (await verifyLedger(season.db, { key: checkpointSigner(seed).publicKey })).error;
    return found && describeLedgerError(found);
  };

  it('waits for the first row, then signs every minute in which the ledger has grown', async () => {
    expect(await pass(60_000)).toEqual([]);
    await vote('a', 5);
    expect(await pass(2_000)).toMatchObject([{ number: 1, rows: 1, votes: 5, at: opens + 62_000 }]);
    await vote('b', 2);
    expect(await pass(57_999)).toHaveLength(1);
    const [first, second] = await pass(2_001);
    expect(second).toMatchObject({ number: 2, rows: 2, votes: 7, previous_hash: first?.hash });
    expect(await pass(600_000)).toHaveLength(2);
    expect(await error()).toBeNull();
  });

  it('signs at once when 10,000 rows wait', async () => {
    await vote('first');
    await pass(2_000);
    for (let wave = 0; wave < 10; wave += 1)
      await Promise.all(Array.from({ length: 1_000 }, (_, index) => vote(`${wave} ${index}`)));
    expect(await pass(2_000)).toMatchObject([{ rows: 1 }, { rows: 10_001 }]);
  });

  it('says which checkpoint first holds a row', async () => {
    await vote('a');
    await pass(2_000);
    await vote('b');
    await vote('c');
    await pass(60_000);
    await vote('d');
    const of = async (seq: number) => (await readCheckpointOfRow(season.db, 'main', seq))?.number;
    expect([await of(1), await of(2), await of(3), await of(4)]).toEqual([1, 2, 2, undefined]);
  });

  it('uses a number once, when two nodes sign at the same time', async () => {
    await vote('a');
    const [checkpoint] = await pass(2_000);
    expect(await season.writer.submit('storeCheckpoint', checkpoint!)).toBe(false);
  });

  it('reveals a ledger that was rewritten, cut or signed anew', async () => {
    await vote('a', 5);
    await pass(2_000);
    await vote('b', 2);
    await pass(60_000);
    const change = (statement: string) => sql.raw(statement).execute(season.db);
    await change('UPDATE checkpoints SET vote_count = 6 WHERE number = 1');
    expect(await error()).toBe('checkpoint 1: its hash does not fit what it says');
    await change('UPDATE checkpoints SET vote_count = 5 WHERE number = 1');
    await change(`UPDATE checkpoints SET public_key = '${checkpointSigner(Buffer.alloc(32, 8)).publicKey}'`);
    expect(await error()).toBe('checkpoint 1: its signature is not that of its key');
    await change(`UPDATE checkpoints SET public_key = '${checkpointSigner(seed).publicKey}'`);
    expect((await verifyLedger(season.db)).error?.kind).toBe('checkpoint_unpinned');
    expect(await error()).toBeNull();
    await change('UPDATE checkpoint_heads SET seq = 9 WHERE number = 2');
    expect(await error()).toBe('checkpoint 2: its hash does not fit what it says');
    await change('UPDATE checkpoint_heads SET seq = 2 WHERE number = 2');
    await change('DELETE FROM checkpoint_heads WHERE number = 1');
    await change('DELETE FROM checkpoints WHERE number = 1');
    expect(await error()).toBe(
      'checkpoint 2: a checkpoint is missing before it, or it does not follow on the one before',
    );
  });

  it('signs only what is there: a missing signed row is found', async () => {
    await vote('a', 5);
    const [first] = await pass(2_000);
    const heads = [{ stream: 'main', seq: 2, row_hash: 'f'.repeat(64) }];
    await sign({ number: 2, at: clock.now(), heads, rows: 2, votes: 5, previous_hash: first!.hash });
    expect(await error()).toBe(
      'checkpoint 2: the ledger has no such row any more as it had when it was signed',
    );
  });

  it('finds totals that were signed wrong', async () => {
    await vote('a', 5);
    await vote('b', 5);
    const heads = await season.db.selectFrom('ledger_heads').selectAll().execute();
    await sign({ number: 1, at: 1, rows: 2, votes: 11, heads, previous_hash: '0'.repeat(64) });
    expect(await error()).toBe('checkpoint 1: the rows up to it have other totals than were signed');
  });
});

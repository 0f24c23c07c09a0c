import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { describeLedgerError } from '../ledgerErrors.ts';
import { verifyLedger } from '../verifyLedger.ts';
import { Checkpointer } from './checkpointer.ts';
import { checkpointHash, checkpointSigner, type CheckpointSigner } from './checkpointHash.ts';
import { checkLatest } from './checkLatest.ts';
import { readCheckpoints } from './checkpointsRepo.ts';
import { declareKey } from './keyDeclaration.ts';
import { seenCheckpoint } from './seenCheckpoint.ts';
import { verifySignedAudit } from './checkSignatures.ts';
import { ownLeases } from '../../platform/leases/ownLeases.ts';

const own = checkpointSigner(Buffer.alloc(32, 7));
const thief = checkpointSigner(Buffer.alloc(32, 8));

forEachDatabase('a thief of the database alone', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  let dataDir: string;
  let errors: string[];
  let clock: ManualClock;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sawt-stolen-'));
    errors = [];
    clock = manualClock(opens);
    await season.writer.submit('noteAudit', {
      at: opens,
      actor: null,
      role: 'system',
      action: 'season.laid',
    });
    for (const source of ['a', 'b', 'c'])
      await season.writer.submit('appendVotes', voteFor(1, source, { votes: 5 }));
    await signNow(own);
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const signNow = async (signer: CheckpointSigner) => {
    const checkpointer = new Checkpointer({
      database: season.db,
      writer: season.writer,
      clock,
      leases: ownLeases,
      signer,
      origin: 'vote.example/ledger',
      seen: seenCheckpoint(dataDir),
      onError: (error) => errors.push((error as Error).message),
    });
    clock.advance(60_000);
    checkpointer.worker.tick();
    await checkpointer.worker.rest();
  };
  const start = () => checkLatest(season.db, own.publicKey, seenCheckpoint(dataDir));
  const verify = async (key = own.publicKey) => {
    const { error } = await verifyLedger(season.db, { key });
    return error && describeLedgerError(error);
  };
  const change = (statement: string) => sql.raw(statement).execute(season.db);
  const unguard = async (table: 'ledger' | 'audit') => {
    const names = kind === 'sqlite' ? ['update', 'delete'] : ['change'];
    const on = kind === 'sqlite' ? '' : ` ON ${table}`;
    for (const name of names) await change(`DROP TRIGGER ${table}_refuses_${name}${on}`);
  };
  /** Replaces the signature of the only checkpoint with one of another key. */
  const signAnew = async (signer: CheckpointSigner) => {
    const [checkpoint] = await readCheckpoints(season.db, 1, 1);
    const hash = checkpointHash(checkpoint!);
    await change(
      `UPDATE checkpoints SET hash = '${hash}', public_key = '${signer.publicKey}', signature = '${signer.sign(hash)}'`,
    );
  };

  it('cannot sign the ledger with an own key', async () => {
    await signAnew(thief);
    await expect(start()).rejects.toThrow('is not the key that signed the ledger');
    expect(await verify()).toBe('checkpoint 1: it is signed by a key that the pinned one does not vouch for');
    expect((await verifySignedAudit(season.db, own.publicKey))?.kind).toBe('checkpoint_key');
    await season.writer.submit('appendVotes', voteFor(1, 'd'));
    await signNow(own);
    expect(errors).toEqual([expect.stringContaining('is not the key that signed the ledger')]);
  });

  it('cannot declare an own key, neither as the next one nor as the one before', async () => {
    await signAnew(thief);
    const [latest] = await readCheckpoints(season.db, 1, 1);
    const declared = { ordinal: 1, at: opens, number: 1, checkpoint_hash: latest!.hash, reason: null };
    const before = { ...declared, old_key: thief.publicKey, new_key: own.publicKey };
    const forged = { ...declareKey(before, thief, thief) };
    await season.db.insertInto('checkpoint_keys').values(forged).execute();
    await expect(start()).rejects.toThrow('is not the key that signed the ledger');
    expect(await verify()).toMatch(/a key that the pinned one does not vouch for$/);
    const next = { ...declared, number: 0, old_key: own.publicKey, new_key: thief.publicKey };
    await season.db.deleteFrom('checkpoint_keys').execute();
    await season.db
      .insertInto('checkpoint_keys')
      .values(declareKey(next, thief, thief))
      .execute();
    await expect(start()).rejects.toThrow('is not the key that signed the ledger');
    expect(await verify()).toMatch(/a key that the pinned one does not vouch for$/);
  });

  it('cannot remove the checkpoints so that the server signs another ledger', async () => {
    await change('DELETE FROM checkpoint_heads');
    await change('DELETE FROM checkpoints');
    await expect(start()).rejects.toThrow('The database lacks checkpoint 1 that this server saw');
    await signNow(own);
    expect(errors).toEqual([expect.stringContaining('The database lacks checkpoint 1')]);
  });

  it('cannot get a row signed that replaced another', async () => {
    await unguard('ledger');
    await change(`UPDATE ledger SET row_hash = '${'e'.repeat(64)}' WHERE seq = 3`);
    await expect(start()).rejects.toThrow('The ledger lacks row main 3 that checkpoint 1 signs.');
  });

  it('cannot rewrite the audit', async () => {
    expect(await verifySignedAudit(season.db, own.publicKey)).toBeUndefined();
    await unguard('audit');
    await change(`UPDATE audit SET row_hash = '${'e'.repeat(64)}' WHERE seq = 1`);
    expect((await verifySignedAudit(season.db, own.publicKey))?.kind).toBe('checkpoint_audit');
  });

  it('gains nothing from a rotation: the old key and the new one vouch for each other', async () => {
    const next = checkpointSigner(Buffer.alloc(32, 9));
    const [latest] = await readCheckpoints(season.db, 1, 1);
    const declared = { ordinal: 1, at: opens, number: 1, checkpoint_hash: latest!.hash, reason: null };
    const rotation = { ...declared, old_key: own.publicKey, new_key: next.publicKey };
    const declaration = declareKey(rotation, next, own);
    await season.writer.submit('declareCheckpointKey', { declaration, actor: 'operator:test', at: opens });
    await expect(start()).rejects.toThrow('is not the key that signed the ledger');
    await season.writer.submit('appendVotes', voteFor(1, 'd'));
    await signNow(next);
    expect([errors, await verify(own.publicKey), await verify(next.publicKey)]).toEqual([[], null, null]);
    const lost = declareKey(rotation, next, null);
    await season.db.updateTable('checkpoint_keys').set({ old_signature: lost.old_signature }).execute();
    expect([await verify(next.publicKey), await verify(own.publicKey)]).toEqual([
      null,
      'checkpoint 2: it is signed by a key that the pinned one does not vouch for',
    ]);
  });
});

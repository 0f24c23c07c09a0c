import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Checkpoint } from '../../../domain/contract.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { ownSigner, signedCheckpoint } from '../../../tests/support/voting/signedCheckpoint.ts';
import { voteFor } from '../../../tests/support/voting/votes.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import { appendVotes } from '../appendVotes.ts';
import { verifyLedger } from '../verifyLedger.ts';
import { checkLatest } from './checkLatest.ts';
import { checkSignatures, verifySignedAudit } from './checkSignatures.ts';
import { readLedgerState } from './checkpointsRepo.ts';
import { LedgerTree } from './ledgerTree.ts';
import { seenCheckpoint } from './seenCheckpoint.ts';

const key = ownSigner.publicKey;

forEachDatabase('an altered checkpoint', ({ open }) => {
  const season = useWrittenSeason(open);
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sawt-altered-'));
    for (const stream of ['main', 'aside'])
      await season.db.transaction().execute(async (tx) => {
        const votes = [1, 2, 3].map((each) => voteFor(each, `${stream} ${each}`));
        await appendVotes(tx, stream === 'main' ? votes : votes.slice(0, 2), { stream });
        const line = { at: 1, actor: null, role: 'system', action: 'season.laid' } as const;
        await appendAudit(tx, stream === 'main' ? [line, line] : [line], { stream });
      });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const store = (checkpoint: Checkpoint) => season.writer.submit('storeCheckpoint', checkpoint);
  /** A valid checkpoint of the whole ledger, apart from `changes`. */
  const right = async (changes: Parameters<typeof signedCheckpoint>[0] = {}) => {
    const tree_root = await new LedgerTree(season.db).rootAt(3);
    return signedCheckpoint({ ...(await readLedgerState(season.db)), tree_root, ...changes });
  };
  const errorOfLedger = async () => (await verifyLedger(season.db, { key })).error;
  const wrong = (kind: string, number = 1) => ({
    kind,
    stream: null,
    seq: null,
    subject: `checkpoint ${number}`,
  });
  const start = () => checkLatest(season.db, key, seenCheckpoint(folder));

  it('is none where all is as it was signed', async () => {
    const checkpoint = await right();
    expect([checkpoint.rows, checkpoint.votes, checkpoint.heads.length]).toEqual([5, 5, 2]);
    await store(checkpoint);
    expect(await errorOfLedger()).toBeNull();
    expect(await verifySignedAudit(season.db, key)).toBeUndefined();
    expect(await start()).toEqual(checkpoint);
  });

  it.each<[string, Parameters<typeof signedCheckpoint>[0]]>([
    ['checkpoint_tree', { tree_root: '5c'.repeat(32) }],
    ['checkpoint_totals', { rows: 6 }],
    ['checkpoint_totals', { votes: 6 }],
  ])('is found by the check of the ledger as a %s', async (kind, changes) => {
    await store(await right(changes));
    expect(await errorOfLedger()).toEqual(wrong(kind));
  });

  it('is found where a head names another row', async () => {
    const { heads } = await right();
    for (const stream of ['aside', 'main']) {
      const others = heads.map((head) =>
        head.stream === stream ? { ...head, row_hash: 'e'.repeat(64) } : head,
      );
      await season.db.deleteFrom('checkpoint_heads').execute();
      await season.db.deleteFrom('checkpoints').execute();
      await store(await right({ heads: others }));
      expect(await errorOfLedger()).toEqual(wrong('checkpoint_row'));
    }
  });

  it('is found where it does not follow on the one before, by number or by hash', async () => {
    const first = await right();
    await store(first);
    await store(await right({ number: 2, previous_hash: 'e'.repeat(64) }));
    expect(await errorOfLedger()).toEqual(wrong('checkpoint_gap', 2));
    await season.db.deleteFrom('checkpoint_heads').where('number', '=', 2).execute();
    await season.db.deleteFrom('checkpoints').where('number', '=', 2).execute();
    await store(await right({ number: 3, previous_hash: first.hash }));
    expect(await errorOfLedger()).toEqual(wrong('checkpoint_gap', 3));
  });

  it('is found behind any number of others', async () => {
    let previous_hash = '0'.repeat(64);
    const chain = Array.from({ length: 1_001 }, (_, index) => {
      const checkpoint = signedCheckpoint({ number: index + 1, previous_hash });
      previous_hash = checkpoint.hash;
      return checkpoint;
    });
    const rows = chain.map(({ heads: _heads, rows: row_count, votes, audit_heads: _audit, ...each }) => ({
      ...each,
      row_count,
      vote_count: votes,
      audit_heads: '[]',
    }));
    await season.db.insertInto('checkpoints').values(rows).execute();
    const asked: number[] = [];
    const check = () => checkSignatures(season.db, key, ({ number }) => void asked.push(number));
    expect(await check()).toBeUndefined();
    expect([asked.length, asked.at(-1)]).toEqual([1_001, 1_001]);
    await season.db.updateTable('checkpoints').set({ signature: '' }).where('number', '=', 1_001).execute();
    expect(await check()).toEqual(wrong('checkpoint_signature', 1_001));
  });

  it('stops the start, whether its fields or its signature changed', async () => {
    const checkpoint = await right();
    await store(checkpoint);
    const sentence = 'Checkpoint 1 is not as it was signed: run verify-ledger.';
    const set = (fields: { at?: number; hash?: string; signature?: string }) =>
      season.db.updateTable('checkpoints').set(fields).execute();
    await set({ at: 1 });
    await expect(start()).rejects.toThrow(sentence);
    const { at, hash } = checkpoint;
    await set({ at, signature: ownSigner.sign('another text') });
    await expect(start()).rejects.toThrow(sentence);
    const other = signedCheckpoint({ ...checkpoint, votes: 9 });
    await set({ hash: other.hash, signature: other.signature });
    await expect(start()).rejects.toThrow(sentence);
    await set({ hash, signature: checkpoint.signature });
    expect(await start()).toEqual(checkpoint);
  });

  it('stops the start where the server saw another one with its number', async () => {
    const checkpoint = await right();
    await store(checkpoint);
    await store(await right({ number: 2, previous_hash: checkpoint.hash }));
    seenCheckpoint(folder).write({ number: 1, hash: checkpoint.hash });
    expect(await start()).toMatchObject({ number: 2 });
    seenCheckpoint(folder).write({ number: 1, hash: 'e'.repeat(64) });
    await expect(start()).rejects.toThrow(
      'The database lacks checkpoint 1 that this server saw: restore a newer backup, ' +
        'or remove checkpoint.seen from DATA_DIR if you accept that votes are lost.',
    );
  });

  it('is remembered in a file for the owner alone, which must be readable', () => {
    const seen = seenCheckpoint(folder);
    expect(seen.read()).toBeUndefined();
    seen.write({ number: 3, hash: 'ض' });
    expect([seen.read(), statSync(join(folder, 'checkpoint.seen')).mode & 0o777]).toEqual([
      { number: 3, hash: 'ض' },
      0o600,
    ]);
    writeFileSync(join(folder, 'checkpoint.seen'), '{');
    expect(() => seen.read()).toThrow(SyntaxError);
  });
});

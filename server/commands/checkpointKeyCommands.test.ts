import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { laySmallSeason, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { voteFor } from '../../tests/support/voting/votes.ts';
import { openStore } from '../start/openStore.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { openKeys } from '../platform/keys.ts';
import { Checkpointer } from '../voting/checkpoints/checkpointer.ts';
import { checkpointHash, checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { readCheckpoints } from '../voting/checkpoints/checkpointsRepo.ts';
import { seenCheckpoint } from '../voting/checkpoints/seenCheckpoint.ts';
import { keyFingerprint } from '../voting/checkpoints/trustedKeys.ts';
import { backupCommand } from './backupCommand.ts';
import { declareCheckpointKeyCommand, rotateCheckpointKeyCommand } from './checkpointKeyCommands.ts';
import type { Command } from './command.ts';
import { restoreCommand } from './restoreCommand.ts';
import { verifyAuditCommand } from './verifyAuditCommand.ts';
import { verifyLedgerCommand } from './verifyLedgerCommand.ts';
import { ownLeases } from '../platform/leases/ownLeases.ts';

let folder: string;
let dataDir: string;
let keysDir: string;
let clock: ReturnType<typeof manualClock>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sawt-keys-'));
  dataDir = join(folder, 'data');
  keysDir = join(folder, 'keys');
  clock = manualClock(opens);
  const lock = takeProcessLock(dataDir);
  await migrate(databaseSettings(dataDir, null));
  const db = sqliteKysely(openSqlite(join(dataDir, 'db/sawt.db'), 'write'));
  await laySmallSeason(db);
  await db.destroy();
  lock?.release();
  await serve('a');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a server that counts a vote, signs it, and stops. */
async function serve(source: string): Promise<void> {
  const store = await openStore(
    { dataDir, keysDir, databaseUrl: null, environment: 'development' },
    () => {},
  );
  await store.writer.submit('appendVotes', voteFor(1, source, { votes: 5 }));
  const checkpointer = new Checkpointer({
    ...store,
    clock,
    leases: ownLeases,
    signer: checkpointSigner(store.keys.checkpoint),
    origin: 'vote.example/ledger',
    seen: seenCheckpoint(dataDir),
    onError: (error) => {
      throw error;
    },
  });
  clock.advance(60_000);
  checkpointer.worker.tick();
  await checkpointer.worker.rest();
  await store.close();
}

async function run(command: Command, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  return runIn(dataDir, command, ...args);
}
async function runIn(dir: string, command: Command, ...args: string[]) {
  const lines: string[] = [];
  const config = { dataDir: dir, keysDir, databaseUrl: null };
  const code = await command(args, { config, print: (line) => lines.push(line) });
  return { code, lines };
}
const ownKey = () => checkpointSigner(openKeys(keysDir, 'production').checkpoint).publicKey;
const codes = async (...key: string[]) => [
  (await run(verifyLedgerCommand, ...key)).code,
  (await run(verifyAuditCommand, ...key)).code,
];

it('rotates the key: the old one and the new one vouch for each other', async () => {
  const old = ownKey();
  const { code, lines } = await run(rotateCheckpointKeyCommand, '--reason', 'yearly');
  expect([code, lines[0]]).toEqual([0, `Checkpoints are signed by ${keyFingerprint(ownKey())} from now on.`]);
  expect(readdirSync(keysDir).filter((name) => name.startsWith('checkpoint'))).toEqual(
    ['checkpoint.key', `checkpoint.${keyFingerprint(old)}.key`].toSorted(),
  );
  await serve('b');
  expect(await codes()).toEqual([0, 0]);
  expect(await codes('--key', keyFingerprint(old))).toEqual([0, 0]);
  expect(await codes('--key', '0'.repeat(32))).toEqual([1, 1]);
});

it('finishes a rotation that broke off before the key was in place', async () => {
  await run(rotateCheckpointKeyCommand);
  const { publicKey } = checkpointSigner(openKeys(keysDir, 'production').checkpoint);
  const [kept = ''] = readdirSync(keysDir).filter((name) => /^checkpoint\.[0-9a-f]+\.key$/.test(name));
  renameSync(join(keysDir, 'checkpoint.key'), join(keysDir, 'checkpoint.next.key'));
  renameSync(join(keysDir, kept), join(keysDir, 'checkpoint.key'));
  await expect(serve('b')).rejects.toThrow('is not the key that signed the ledger');
  await run(rotateCheckpointKeyCommand);
  expect(ownKey()).toBe(publicKey);
  await serve('b');
  expect(await codes()).toEqual([0, 0]);
});

it('does not start with another key until the old one is declared lost, with a reason', async () => {
  const old = keyFingerprint(ownKey());
  rmSync(join(keysDir, 'checkpoint.key'));
  await expect(serve('b')).rejects.toThrow('declare it lost with sawt declare-checkpoint-key --lost');
  await expect(run(declareCheckpointKeyCommand, '--lost', '--old', old)).rejects.toThrow('Say --lost,');
  const why = ['--reason', 'the disk failed'];
  await expect(run(declareCheckpointKeyCommand, '--lost', '--old', '0'.repeat(32), ...why)).rejects.toThrow(
    'The ledger is not signed by that old key.',
  );
  const declared = await run(declareCheckpointKeyCommand, '--lost', '--old', old, ...why);
  const name = keyFingerprint(ownKey());
  expect(declared).toEqual({ code: 0, lines: [`Declared: ${name} takes the place of a lost key.`] });
  expect((await run(declareCheckpointKeyCommand, '--lost', '--old', old, ...why)).lines).toEqual([
    `${name} is declared already.`,
  ]);
  await serve('b');
  expect([await codes(), await codes('--key', old)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('changes no key beside a running server', async () => {
  const lock = takeProcessLock(dataDir);
  await expect(run(rotateCheckpointKeyCommand)).rejects.toThrow('The server is running');
  lock?.release();
});

it('refuses a ledger that a thief of the database rewrote and signed anew', async () => {
  const key = keyFingerprint(ownKey());
  const backup = join(folder, 'backup');
  await steal();
  expect(await codes()).toEqual([1, 1]);
  expect(await codes('--key', key)).toEqual([1, 1]);
  expect((await run(backupCommand, backup)).code).toBe(0);
  const { code, lines } = await runIn(join(folder, 'restored'), restoreCommand, backup);
  expect([code, lines.filter((line) => line.startsWith('WRONG checkpoint 1')).length]).toEqual([1, 2]);
  await expect(serve('b')).rejects.toThrow('is not the key that signed the ledger');
});

/** Alters the first checkpoint and signs it with a thief's own key. */
async function steal(): Promise<void> {
  const thief = checkpointSigner(Buffer.alloc(32, 8));
  const db = sqliteKysely(openSqlite(join(dataDir, 'db/sawt.db'), 'write'));
  const [checkpoint] = await readCheckpoints(db, 1, 1);
  const hash = checkpointHash({ ...checkpoint!, at: opens });
  await sql`UPDATE checkpoints SET at = ${opens}, hash = ${hash}, public_key = ${thief.publicKey},
    signature = ${thief.sign(hash)}`.execute(db);
  await db.destroy();
}

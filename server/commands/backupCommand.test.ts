import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountWorld } from '../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../tests/support/entries/entryForms.ts';
import { runCommand } from '../../tests/support/servers/runCommand.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import { newForm, UploadCalls } from '../../tests/support/entries/uploadCalls.ts';
import { openReader } from '../platform/database/openReader.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { backupCommand } from './backupCommand.ts';
import { restoreCommand } from './restoreCommand.ts';

let world: AccountWorld;
let folder: string;
let saved: string;
let said: { code: number; lines: string[] };
const votes = { sent: 0 };

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  folder = mkdtempSync(join(tmpdir(), 'sawt-backups-'));
  const images = join(world.server.config.dataDir, 'images');
  // Servers of tests link to one shared folder of images; this backup gets a folder of its own.
  rmSync(images, { recursive: true, force: true });
  mkdirSync(images);
  writeFileSync(join(images, '0123456789-160.webp'), 'a picture');
  saved = join(folder, 'saved');
  const comp_id = await new UploadCalls(world).competition('player-of-the-season');
  const files = { media_file: song(), id_passport_url: passport() };
  await signUp(world, formOf({ ...person(), comp_id }, files), { key: newForm() });
  await world.server.app.files.rest();
  said = await whileVotesCome(() => runCommand(backupCommand, world.server.config, saved));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

async function whileVotesCome<T>(work: () => Promise<T>): Promise<T> {
  const voting = { goesOn: true };
  const send = async () => {
    while (voting.goesOn) {
      await sendSms(world.server.site, world.clock, { text: '301' });
      votes.sent += 1;
    }
  };
  const sender = send();
  await vi.waitFor(() => expect(votes.sent).toBeGreaterThan(20), { interval: 10, timeout: 90_000 });
  const done = await work();
  voting.goesOn = false;
  await sender;
  return done;
}

/** A new, empty installation with a copy of the keys that belong to the backup. */
function newInstallation(): { dataDir: string; databaseUrl: null; keysDir: string } {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const keysDir = join(dataDir, 'keys');
  cpSync(world.server.config.keysDir, keysDir, { recursive: true });
  return { dataDir, databaseUrl: null, keysDir };
}

const seconds = /[\d.]+ s/g;

describe('a backup beside a server that counts votes', () => {
  it('reports what it holds, and what it does not', () => {
    expect(said.code).toBe(0);
    expect(said.lines.map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|[\d.]+ (s|MB)/g, '#'))).toEqual(
      [
        'media: 1 files, #.',
        'identity: 1 files, #.',
        'images: 1 files, #.',
        'Database of #; done in #.',
        'Not in it: keys (keep SAWT_KEYS_DIR apart), uploads on their way, parts of the ledger, files of builds, the outbox.',
      ],
    );
    expect(readdirSync(saved, { recursive: true }).filter((name) => String(name).includes('key'))).toEqual(
      [],
    );
  });

  it('restores whole: a valid ledger, and every file', async () => {
    const config = newInstallation();
    const { code, lines } = await runCommand(restoreCommand, config, saved);
    expect([code, lines.map((line) => line.replaceAll(seconds, '#'))]).toEqual([
      0,
      [
        expect.stringMatching(/^Restored the state of \d{4}-/),
        '2 files of the database are expected in DATA_DIR; 0 are missing.',
        expect.stringMatching(/^\d+ rows, \d+ votes, 0 rows of erased people, in #\.$/),
        'Every row follows on the one before it; the tallies are right.',
        expect.stringMatching(/^\d+ lines; every one follows on the one before it\.$/),
      ],
    ]);
    const restored = Number(/, (\d+) votes/.exec(lines[2] ?? '')?.[1]);
    expect(restored).toBeGreaterThan(20);
    expect(restored).toBeLessThanOrEqual(votes.sent);
    expect(await accountsIn(config.dataDir)).toEqual(await accountsIn(world.server.config.dataDir));
  });

  it('refuses a folder that holds files', async () => {
    await expect(runCommand(backupCommand, world.server.config, saved)).rejects.toThrow(
      `${saved} is not empty: a backup begins in an empty folder.`,
    );
  });
});

describe('a restore', () => {
  let config: ReturnType<typeof newInstallation>;
  beforeEach(() => {
    config = newInstallation();
  });
  const restoring = (from = saved) => runCommand(restoreCommand, config, from);
  const copyOfBackup = () => {
    const copy = mkdtempSync(join(folder, 'copy-'));
    cpSync(saved, copy, { recursive: true });
    return copy;
  };

  it('never writes over an existing database', async () => {
    await restoring();
    await expect(restoring()).rejects.toThrow('There is a database already');
  });

  it('never mixes files with others', async () => {
    mkdirSync(join(config.dataDir, 'media'));
    writeFileSync(join(config.dataDir, 'media', 'other'), '');
    await expect(restoring()).rejects.toThrow(
      'media is not empty: a backup is only restored where nothing is.',
    );
  });

  it('refuses to run beside a running server', async () => {
    const lock = takeProcessLock(config.dataDir);
    await expect(restoring()).rejects.toThrow('The server is running');
    lock?.release();
  });

  it('refuses a backup that was broken off or changed', async () => {
    const brokenOff = copyOfBackup();
    rmSync(join(brokenOff, 'backup.json'));
    await expect(restoring(brokenOff)).rejects.toThrow('holds no backup, or one that was broken off.');
    const changed = copyOfBackup();
    appendFileSync(join(changed, 'sawt.db'), 'x');
    await expect(restoring(changed)).rejects.toThrow('sawt.db was changed since it was written.');
  });

  it('refuses keys of another installation, and names the missing ones', async () => {
    writeFileSync(join(config.keysDir, 'pepper.key'), 'a'.repeat(64));
    await expect(restoring()).rejects.toThrow('pepper.key is another one than the backup belongs to.');
    rmSync(join(config.keysDir, 'pepper.key'));
    const { code, lines } = await restoring();
    expect([code, lines.at(-1)]).toEqual([0, 'Before the first start, put pepper.key into SAWT_KEYS_DIR.']);
  });

  it('names a missing file', async () => {
    const without = copyOfBackup();
    const [file = ''] = readdirSync(join(without, 'identity'), { recursive: true })
      .map(String)
      .filter((name) => name.length > 2);
    rmSync(join(without, 'identity', file));
    await expect(restoring(without)).rejects.toThrow('identity is not whole.');
  });
});

async function accountsIn(dataDir: string) {
  const db = await openReader({ kind: 'sqlite', path: join(dataDir, 'db/sawt.db') });
  const rows = await db.selectFrom('accounts').selectAll().orderBy('civil_id').execute();
  await db.destroy();
  return rows.map((row) => ({ ...row }));
}

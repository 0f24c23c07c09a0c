import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shareImages } from '../../tests/support/servers/shareImages.ts';
import { openSqlite, sqliteKysely } from '../platform/database/openSqlite.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { askServer, serveCommands } from './commandSocket.ts';

const cli = join(import.meta.dirname, '../../demo/cli.ts');

describe('the commands', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sawt-commands-'));
    shareImages(dataDir);
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [cli, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output: output.trim().replaceAll(/\d+\.\d s/g, '0.0 s') };
  };

  it('print their usage when the command is unknown', async () => {
    expect(await run('explode')).toEqual({
      code: 2,
      output:
        'sawt settings | migrate | verify-ledger [--key KEY] | verify-audit [--key KEY] | refund ORDER [--reason WHY] | unsettled |' +
        ' flags [--all] | release FLAG --reason WHY | reverse FLAG --reason WHY |' +
        ' suspend USER [--reason WHY] | unsuspend USER [--reason WHY] |' +
        ' entry approve|reject|waive|withdraw|disqualify|reinstate|refunds|delete ENTRY [--reason WHY] |' +
        ' entry ask ENTRY --for document|media|details --reason WHY [--days N] | entry asked [ENTRY] |' +
        ' voting list | voting stop GROUP --reason WHY --reason-en WHY | voting resume GROUP --reason WHY |' +
        ' changes | changes approve CHANGE [--reason WHY] | changes reject CHANGE --reason WHY | backup FOLDER | check-backup FOLDER | restore FOLDER [--key KEY] |' +
        ' dsar-export PERSON --to FOLDER | erase PERSON [--yes] [--reason WHY] |' +
        ' rotate-checkpoint-key [--reason WHY] | declare-checkpoint-key --lost --old FINGERPRINT --reason WHY | accept-keys --reason WHY | setup-link | reset-access EMAIL | seed [--entries N]',
    });
  });

  it('refuse a reason with control or direction marks', async () => {
    expect(await run('refund', 'order', '--reason', 'asked\u202ebadly')).toEqual({
      code: 1,
      output: 'An argument holds control or direction marks. Type it again without them.',
    });
  });

  it('make the database, lay a season and check the ledger, without a server', async () => {
    expect(await run('verify-ledger')).toEqual({
      code: 1,
      output: `There is no database at ${join(dataDir, 'db/sawt.db')} yet.`,
    });
    expect((await run('migrate')).output).toMatch(/^Done: 0001-live-vote/);
    expect(await run('migrate')).toEqual({ code: 0, output: 'The database already has the newest schema.' });
    const seeded = await run('seed', '--entries', '12');
    expect(seeded.output).toMatch(/^Season [a-z0-9-]+: 12 participants, [1-9][0-9]* votes\.$/);
    expect(await seasonsLaidBy(join(dataDir, 'db/sawt.db'))).toEqual([`operator:${userInfo().username}`]);
    const rows = /, ([0-9]+) votes/.exec(seeded.output)?.[1];
    const checked = await run('verify-ledger');
    expect([checked.code, checked.output.split(' ')[0]]).toEqual([0, rows]);
    await tamper(join(dataDir, 'db/sawt.db'));
    const wrong = await run('verify-ledger');
    expect([wrong.code, wrong.output.split('\n')[1]]).toEqual([
      1,
      'WRONG main 3: its hash does not fit its fields.',
    ]);
  });

  it('refuse an invalid number of entries', async () => {
    expect(await run('seed', '--entries', 'many')).toEqual({
      code: 1,
      output: '--entries must be a whole number from 1 to 1000.',
    });
  });

  it('go through the running server while it holds the data', async () => {
    const lock = takeProcessLock(dataDir);
    const asked: unknown[] = [];
    const socket = await serveCommands(dataDir, {
      seed: async (input) => {
        asked.push(input);
        return { slug: 'season-2026', entries: 5, votes: 7 };
      },
    });
    expect(await run('seed', '--entries', '5')).toEqual({
      code: 0,
      output: 'Season season-2026: 5 participants, 7 votes.',
    });
    expect(asked).toEqual([{ entries: 5, actor: `operator:${userInfo().username}` }]);
    expect((await run('migrate')).output).toMatch(/^The server is running/);
    await expect(askServer(dataDir, 'explode', {})).rejects.toThrow(
      'The running server has no command explode.',
    );
    await socket.close();
    expect(await run('seed')).toEqual({
      code: 1,
      output: 'Another process holds the data folder and takes no commands.',
    });
    lock?.release();
  });

  it('print what went wrong in the server', async () => {
    const socket = await serveCommands(dataDir, {
      seed: () => Promise.reject(new Error('The disk is full.')),
    });
    await expect(askServer(dataDir, 'seed', {})).rejects.toThrow('The disk is full.');
    await socket.close();
  });
});

async function tamper(path: string): Promise<void> {
  const db = sqliteKysely(openSqlite(path, 'write'));
  await sql`DROP TRIGGER ledger_refuses_update`.execute(db);
  await db.updateTable('ledger').set({ votes: 1_000_000 }).where('seq', '=', 3).execute();
  await db.destroy();
}

async function seasonsLaidBy(path: string): Promise<(string | null)[]> {
  const db = sqliteKysely(openSqlite(path, 'write'));
  const lines = await db.selectFrom('audit').where('action', '=', 'season.laid').select('actor').execute();
  await db.destroy();
  return lines.map(({ actor }) => actor);
}

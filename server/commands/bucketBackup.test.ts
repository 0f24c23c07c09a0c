import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../tests/support/entries/uploadCalls.ts';
import { startS3Server, type S3Server } from '../../tests/support/media/s3Server.ts';
import { runCommand } from '../../tests/support/servers/runCommand.ts';
import { openS3Store, type S3Settings } from '../platform/storage/s3Store.ts';
import { backupCommand } from './backupCommand.ts';
import { restoreCommand } from './restoreCommand.ts';

const BYTES_PER_LINE = /[\d.]+ MB/g;
let bucket: S3Server;
let world: AccountWorld;
let folder: string;
let saved: string;
let said: { code: number; lines: string[] };

beforeAll(async () => {
  bucket = await startS3Server();
  world = await AccountWorld.start({ ffmpegPath: null, s3: bucket.settings });
  folder = mkdtempSync(join(tmpdir(), 'sawt-backups-'));
  saved = join(folder, 'saved');
  const comp_id = await new UploadCalls(world).competition('player-of-the-season');
  const files = { media_file: song(), id_passport_url: passport() };
  await signUp(world, formOf({ ...person(), comp_id }, files), { key: newForm() });
  await world.server.app.files.rest();
  said = await runCommand(backupCommand, world.server.config, saved);
});
afterAll(async () => {
  await world.close();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

function restoreInto(s3: S3Settings | null) {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const keysDir = join(dataDir, 'keys');
  cpSync(world.server.config.keysDir, keysDir, { recursive: true });
  return runCommand(restoreCommand, { dataDir, databaseUrl: null, keysDir, s3 }, saved);
}

const aboutFiles = (lines: readonly string[]) =>
  lines.filter((line) => /bucket|files|WRONG/.test(line) && !/^\d+ rows/.test(line));

describe('a backup of an installation with a bucket', () => {
  it('names what lies in the bucket alone', () => {
    expect([said.code, said.lines.map((line) => line.replaceAll(BYTES_PER_LINE, '#'))]).toEqual([
      0,
      [
        'images: 0 files, #.',
        expect.stringMatching(/^Database of /),
        'Only in the bucket sawt-test: identity, 1 files, #.',
        'Only in the bucket sawt-test: media, 1 files, #.',
        'Only in the bucket sawt-test: uploads, 0 files, #.',
        'Only in the bucket sawt-test: assets, 0 files, #.',
        'Only in the bucket sawt-test: images, 0 files, #.',
        'Only in the bucket sawt-test: ledger, 0 files, #.',
        'Not in it: keys (keep SAWT_KEYS_DIR apart), uploads on their way, parts of the ledger, files of builds, the outbox.',
      ],
    ]);
  });

  it('describes the bucket in its manifest', () => {
    const manifest = JSON.parse(readFileSync(join(saved, 'backup.json'), 'utf8')) as Record<string, unknown>;
    const held = { files: 1, bytes: expect.any(Number) as number };
    const nothing = { files: 0, bytes: 0 };
    expect([manifest['holdsObjects'], manifest['bucket']]).toEqual([
      false,
      {
        name: 'sawt-test',
        endpoint: bucket.settings.endpoint,
        areas: {
          identity: held,
          media: held,
          uploads: nothing,
          assets: nothing,
          images: nothing,
          ledger: nothing,
        },
      },
    ]);
  });

  it('is restored beside the same bucket, which has every file', async () => {
    const { code, lines } = await restoreInto(bucket.settings);
    expect([code, aboutFiles(lines)]).toEqual([
      0,
      [
        `The backup left its files in the bucket sawt-test at ${bucket.settings.endpoint}.`,
        'identity: 1 files then.',
        'media: 1 files then.',
        'uploads: 0 files then.',
        'assets: 0 files then.',
        'images: 0 files then.',
        'ledger: 0 files then.',
        '2 files of the database are expected in sawt-test; 0 are missing.',
      ],
    ]);
  });

  it('is not whole beside a bucket that lost a file', async () => {
    const objects = openS3Store(bucket.settings);
    const [document] = await Array.fromAsync(objects.list('identity/'), ({ key }) => key);
    await objects.remove(document ?? '');
    const { code, lines } = await restoreInto(bucket.settings);
    expect([code, lines.filter((line) => /missing/.test(line))]).toEqual([
      1,
      [
        '2 files of the database are expected in sawt-test; 1 are missing.',
        `WRONG the file ${document} is missing.`,
      ],
    ]);
  });

  it('says when an installation looks for its files elsewhere', async () => {
    const { code, lines } = await restoreInto(null);
    expect([code, lines.filter((line) => /looks for them|expected/.test(line))]).toEqual([
      1,
      [
        'This installation looks for them in DATA_DIR, since S3_BUCKET is not set.',
        '2 files of the database are expected in DATA_DIR; 2 are missing.',
      ],
    ]);
  });

  it('is made while the bucket does not answer, and says so', async () => {
    const s3 = { ...bucket.settings, endpoint: 'http://127.0.0.1:9' };
    const { code, lines } = await runCommand(
      backupCommand,
      { ...world.server.config, s3 },
      join(folder, 'no-bucket'),
    );
    expect([code, lines.filter((line) => line.includes('bucket'))]).toEqual([
      0,
      ['The bucket sawt-test does not answer: this backup does not say what it holds.'],
    ]);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { identityPicture, newPerson, Registrant, test, video } from '../registrant.ts';
import { slowDown } from '../uploads.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** Writes a whole video of 24 MB: most of it is padding that players skip. */
function largeVideo({ folder }: ServerProcess): string {
  const path = join(folder, 'large.mp4');
  const padding = Buffer.alloc(24_000_000);
  padding.writeUInt32BE(padding.length);
  padding.write('free', 4);
  writeFileSync(path, Buffer.concat([readFileSync(video), padding]));
  return path;
}

function readEntry(server: ServerProcess): { begun_at: number; created_at: number } {
  const db = new DatabaseSync(join(server.folder, 'db/sawt.db'), { readOnly: true });
  const row = db.prepare('SELECT begun_at, created_at FROM entries ORDER BY created_at DESC LIMIT 1').get();
  db.close();
  return row as { begun_at: number; created_at: number };
}

test('a registration sent 30 s before the end is accepted although its upload takes a minute', async ({
  page,
  candidate,
}) => {
  const server = await ServerProcess.start();
  try {
    const registrant = new Registrant(page, server, candidate.language);
    const competition = await registrant.competition('closingSoon');
    const end = competition.reg_end!;
    await server.kill('SIGTERM');
    // A slow machine needs more than 30 s for the form, so the server's clock is set again before it is sent.
    const began = Date.now();
    server.settings['CLOCK_OFFSET_MS'] = String(end - HOUR_MS - began);
    await server.start();

    await registrant.enrol(competition);
    await registrant.fillIn(newPerson());
    await registrant.consent();
    await registrant.chooseFiles(largeVideo(server), await identityPicture(server));
    await slowDown(page, 3_000_000);
    server.advance(HOUR_MS - 30 * SECOND_MS - (Date.now() - began));
    const firstBytes = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await registrant.submit();
    await firstBytes;
    server.advance(60 * SECOND_MS);
    await slowDown(page, -1);
    await registrant.isReceived();
    const { begun_at: begun, created_at: taken } = readEntry(server);
    expect([begun < end, taken >= end]).toEqual([true, true]);
  } finally {
    await server.remove();
  }
});

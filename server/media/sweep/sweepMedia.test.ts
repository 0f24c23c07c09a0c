import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { openDiskStore } from '../../platform/storage/diskStore.ts';
import { objectKey } from '../../platform/storage/objectKey.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { layMedia } from '../../../tests/support/media/layMedia.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import { entryId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { ownHold, ownLeases } from '../../platform/leases/ownLeases.ts';
import { mediaSweeper, sweepMedia, sweepOwnStaging } from './sweepMedia.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

forEachDatabase('the sweeper', ({ open }) => {
  const season = useWrittenSeason(open);
  let dataDir: string;
  let objects: ObjectStore;
  let clock: ManualClock;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sawt-sweep-'));
    objects = openDiskStore(dataDir);
    // Files on disk have the real time, so the clock starts there.
    clock = manualClock(Date.now());
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const deps = () => ({ database: season.db, writer: season.writer, objects, dataDir, clock });
  const sweep = async () => {
    const swept = await sweepMedia({ ...deps(), hold: ownHold });
    await sweepOwnStaging(deps());
    return swept;
  };
  const put = async (key: string) => {
    await objects.put(key, Readable.from([Buffer.from('four')]), { bytes: 4, type: 'video/mp4' });
    return key;
  };
  const isThere = async (key: string | null) => (await objects.stat(key ?? '')) !== undefined;
  const stage = (name: string, age: number) => {
    const path = join(dataDir, 'staging', 'uploads', name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, 'part');
    utimesSync(path, (clock.now() - age) / 1_000, (clock.now() - age) / 1_000);
    return path;
  };

  it('removes objects that no row names, a day after they came', async () => {
    const [orphan, sealed] = [await put(objectKey('media', 'mp4')), await put(objectKey('identity'))];
    clock.advance(DAY - HOUR);
    expect(await sweep()).toMatchObject({ orphans: 0, keptBytes: 8 });
    clock.advance(HOUR + 60_000);
    expect(await sweep()).toMatchObject({ orphans: 2, keptBytes: 0 });
    expect([await isThere(orphan), await isThere(sealed)]).toEqual([false, false]);
  });

  it('keeps everything that an entry shows, by each of its names', async () => {
    const names = ['object', 'playable_object', 'poster_object', 'waveform_object'] as const;
    const keys = Object.fromEntries(names.map((name) => [name, objectKey('media', 'mp4')]));
    const media = await layMedia(season.db, { ...keys, created_at: clock.now() });
    for (const name of names) await put(media[name] ?? '');
    await season.db
      .updateTable('entries')
      .set({ live_media_id: media.id })
      .where('id', '=', entryId(1))
      .execute();
    clock.advance(30 * DAY);
    expect(await sweep()).toEqual({ identities: 0, uploads: 0, media: 0, orphans: 0, keptBytes: 16 });
  });

  it('deletes media that no entry shows any more, and then their objects', async () => {
    const [shown, waiting, left] = await Promise.all(
      [1, 2, 3].map(() => layMedia(season.db, { created_at: clock.now() })),
    );
    const keys = [await put(shown!.object), await put(waiting!.object), await put(left!.object)];
    const change = { live_media_id: shown!.id, pending_media_id: waiting!.id };
    await season.db.updateTable('entries').set(change).where('id', '=', entryId(1)).execute();
    clock.advance(2 * DAY);
    expect(await sweep()).toMatchObject({ media: 1, orphans: 1, keptBytes: 8 });
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true, false]);
  });

  it('deletes uploads an hour after their end, with their bytes', async () => {
    const { user_id } = await layAccount(season.db, { user_id: 'user-1' });
    const [over, going] = [newId(), newId()];
    const upload = {
      user_id,
      form_hash: null,
      competition_id: 'competition',
      entry_id: null,
      bytes: 9,
      held_bytes: 9,
    };
    const networks = { network_hash: '0'.repeat(64), network56_hash: null, network48_hash: null };
    const times = { ...networks, created_at: clock.now() - 2 * DAY, used_at: null };
    for (const [id, expires_at] of [
      [over, clock.now() - HOUR - 1],
      [going, clock.now() + 1],
    ] as const)
      await season.db
        .insertInto('uploads')
        .values({ id, ...upload, ...times, expires_at })
        .execute();
    const overFiles = [stage(over, 2 * HOUR), stage(`${over}.json`, 2 * HOUR)];
    const goingFiles = [stage(going, 20 * HOUR), stage(`${going}.json`, 20 * HOUR)];
    const [stray, fresh] = [stage(`${newId()}.part`, 2 * HOUR), stage(`${newId()}.part`, 60_000)];
    expect(await sweep()).toMatchObject({ uploads: 1 });
    expect([...overFiles, ...goingFiles, stray, fresh].map((path) => existsSync(path))).toEqual([
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(await season.db.selectFrom('uploads').select('id').execute()).toEqual([{ id: going }]);
  });

  it('deletes the pieces of uploads that ended or were used, and then their objects', async () => {
    const { user_id } = await layAccount(season.db, { user_id: 'user-2' });
    const begun = { user_id, form_hash: null, competition_id: 'competition', entry_id: null, bytes: 8 };
    const hashes = { network_hash: '0'.repeat(64), network56_hash: null, network48_hash: null };
    const lay = async (more: { expires_at: number; used_at: number | null }) => {
      const id = newId();
      const row = { id, ...begun, ...hashes, held_bytes: 8, created_at: clock.now() - 2 * DAY, ...more };
      await season.db.insertInto('uploads').values(row).execute();
      const pieces = [await put(objectKey('uploads')), await put(objectKey('uploads'))];
      for (const [place, object] of pieces.entries())
        await season.db
          .insertInto('upload_pieces')
          .values({ upload_id: id, first_byte: place * 4, bytes: 4, object })
          .execute();
      return pieces;
    };
    const over = await lay({ expires_at: clock.now() - HOUR - 1, used_at: null });
    const used = await lay({ expires_at: clock.now() + 3 * DAY, used_at: clock.now() });
    const going = await lay({ expires_at: clock.now() + 3 * DAY, used_at: null });
    const stay = () => Promise.all([over, used, going].flat().map(isThere));
    await sweep();
    const rows = await season.db.selectFrom('upload_pieces').orderBy('first_byte').select('object').execute();
    expect([rows.map(({ object }) => object), await stay()]).toEqual([going, Array(6).fill(true)]);
    clock.advance(DAY + HOUR);
    expect(await sweep()).toMatchObject({ orphans: 4, keptBytes: 8 });
    expect(await stay()).toEqual([false, false, false, false, true, true]);
  });

  it('deletes identity documents when their time is over, and audits it', async () => {
    const keep = async (number: number, delete_after: number) => {
      const object = await put(objectKey('identity'));
      const sealed = { wrapped_key: 'v1.x', file_name_sealed: 'v1.y', mime: 'image/png', bytes: 4 };
      const row = { id: newId(), entry_id: entryId(number), object, sha256: '0'.repeat(64), created_at: 0 };
      await season.db
        .insertInto('identity_documents')
        .values({ ...row, ...sealed, delete_after })
        .execute();
      return object;
    };
    const due = await keep(1, clock.now());
    const later = await keep(2, clock.now() + 1);
    expect(await sweep()).toMatchObject({ identities: 1 });
    expect([await isThere(due), await isThere(later)]).toEqual([false, true]);
    const rows = await season.db.selectFrom('identity_documents').select('object').execute();
    expect(rows).toEqual([{ object: later }]);
    const audit = await season.db.selectFrom('audit').select(['role', 'action', 'subject', 'at']).execute();
    expect(audit).toEqual([
      { role: 'system', action: 'identity_document_deleted', subject: entryId(1), at: clock.now() },
    ]);
  });

  it('runs by itself, a minute after the start and then once an hour', async () => {
    const errors: unknown[] = [];
    const sweeper = mediaSweeper({ ...deps(), leases: ownLeases }, (error) => errors.push(error));
    const pass = async (ms: number) => {
      clock.advance(ms);
      for (const worker of sweeper.workers) {
        worker.tick();
        await worker.rest();
      }
      return sweeper.storedBytes();
    };
    await put(objectKey('media', 'mp4'));
    expect([await pass(59_000), await pass(1_000)]).toEqual([0, 4]);
    await put(objectKey('media', 'mp4'));
    expect([await pass(HOUR - 1), await pass(1)]).toEqual([4, 8]);
    expect([errors, readdirSync(dataDir).includes('media')]).toEqual([[], true]);
  });
});

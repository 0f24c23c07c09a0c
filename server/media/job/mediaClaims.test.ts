import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { layMedia } from '../../../tests/support/media/layMedia.ts';
import { entryId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';

const NOW = 1_000_000;
const CHECKED = { duration_ms: 3_000, state: 'converting' } as const;

forEachDatabase('the work on media', ({ open }) => {
  const season = useWrittenSeason(open);
  const claim = (id: string, now = NOW, until = now + 60_000) =>
    season.writer.submit('claimMedia', { id, now, until });
  const row = (id: string) =>
    season.db.selectFrom('media').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const entry = (number: number) =>
    season.db
      .selectFrom('entries')
      .where('id', '=', entryId(number))
      .select(['status', 'pending_status', 'changed_at'])
      .executeTakeFirstOrThrow();

  describe('a media row is claimed', () => {
    it('by one of many concurrent jobs', async () => {
      const media = await layMedia(season.db);
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim(media.id)));
      const held = { ...media, attempts: 1, next_attempt_at: NOW + 60_000 };
      expect(claims.filter(Boolean)).toEqual([held]);
      expect(await row(media.id)).toEqual(held);
    });

    it('by nobody before it is due, or once it is done', async () => {
      const later = await layMedia(season.db, { next_attempt_at: NOW + 1 });
      const done = await layMedia(season.db, { next_attempt_at: null, state: 'playable' });
      expect([await claim(later.id), await claim(done.id), await claim('unknown')]).toEqual([
        null,
        null,
        null,
      ]);
    });

    it('by another job when its lease ended, and then no longer by the first', async () => {
      const { id } = await layMedia(season.db);
      await claim(id);
      const hold = (attempts: number, until: number) =>
        season.writer.submit('holdMedia', { id, attempts, until });
      expect(await hold(1, NOW + 90_000)).toBe(true);
      expect(await claim(id, NOW + 60_000)).toBeNull();
      expect(await claim(id, NOW + 90_000)).toMatchObject({ attempts: 2 });
      expect(await hold(1, NOW + 900_000)).toBe(false);
      const note = { id, change: CHECKED, isChecked: true, at: NOW };
      expect(await season.writer.submit('noteMedia', { ...note, attempts: 1 })).toBe(false);
      expect(await row(id)).toMatchObject({ state: 'checking', duration_ms: 2_000 });
      expect(await season.writer.submit('noteMedia', { ...note, attempts: 2 })).toBe(true);
      expect(await row(id)).toMatchObject(CHECKED);
    });
  });

  describe('a job hands entries to staff once they are checked', () => {
    it('and only those that waited for it', async () => {
      const [sent, replacing, decided] = [
        await layMedia(season.db),
        await layMedia(season.db),
        await layMedia(season.db),
      ];
      const set = (number: number, change: object) =>
        season.db.updateTable('entries').set(change).where('id', '=', entryId(number)).execute();
      await set(1, { live_media_id: sent.id, status: 'submitted' });
      await set(2, { pending_media_id: replacing.id, pending_status: 'submitted' });
      await set(3, { live_media_id: decided.id, status: 'rejected' });
      for (const { id } of [sent, replacing, decided]) {
        await claim(id);
        await season.writer.submit('noteMedia', {
          id,
          attempts: 1,
          change: CHECKED,
          isChecked: true,
          at: NOW,
        });
      }
      expect(await entry(1)).toEqual({ status: 'pending', pending_status: null, changed_at: NOW });
      expect(await entry(2)).toEqual({ status: 'approved', pending_status: 'pending', changed_at: NOW });
      expect(await entry(3)).toEqual({ status: 'rejected', pending_status: null, changed_at: 0 });
    });

    it('and not before', async () => {
      const { id } = await layMedia(season.db);
      await season.db
        .updateTable('entries')
        .set({ live_media_id: id, status: 'submitted' })
        .where('id', '=', entryId(1))
        .execute();
      await claim(id);
      const change = { next_attempt_at: NOW + 60_000 };
      await season.writer.submit('noteMedia', { id, attempts: 1, change, isChecked: false, at: NOW });
      expect(await entry(1)).toMatchObject({ status: 'submitted' });
    });
  });
});

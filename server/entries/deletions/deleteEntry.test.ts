import { expect, it } from 'vitest';
import { forEachDatabase, lockWaits } from '../../../tests/support/database/databases.ts';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { layMedia } from '../../../tests/support/media/layMedia.ts';
import { orderToPlace } from '../../../tests/support/payments/orders.ts';
import { entryId, opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { smsFor, standingChange } from '../../../tests/support/voting/standings.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { objectKey } from '../../platform/storage/objectKey.ts';
import { receiveSms } from '../../sms/receiveSms.ts';
import { verifyLedger } from '../../voting/verifyLedger.ts';
import type { EntryDeletion } from './deleteEntry.ts';

const id = entryId(1);
const hash = 'a'.repeat(64);
const act = { reason: 'a test', actor: 'operator:fatma', at: opens };
const deletion = (changes: Partial<EntryDeletion> = {}): EntryDeletion => ({
  ...act,
  entryId: id,
  ...changes,
});

forEachDatabase('a deleted entry', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  const remove = async () => season.writer.submit('deleteEntry', deletion());
  const unscore = () => season.db.updateTable('round_entries').set({ evaluation: null }).execute();
  const audit = () =>
    season.db.selectFrom('audit').select(['actor', 'action', 'subject', 'reason']).execute();

  /**
   * Gives the entry every row that can belong to one.
   * @returns the keys of its objects
   */
  async function layFiles(): Promise<string[]> {
    const { db } = season;
    await layAccount(db, { user_id: 'user-1' });
    const playable_object = objectKey('media', 'mp4');
    const poster_object = objectKey('media', 'webp');
    const live = await layMedia(db, { playable_object, poster_object });
    const pending = await layMedia(db);
    const shown = {
      live_media_id: live.id,
      pending_media_id: pending.id,
      pending_status: 'pending',
    } as const;
    await db.updateTable('entries').set(shown).where('id', '=', id).execute();
    const object = objectKey('identity');
    const file = { id: 'document', object, mime: 'image/png', bytes: 1, sha256: hash };
    const sealed = { wrapped_key: 'key', file_name_sealed: 'name', created_at: 0, delete_after: opens };
    await db
      .insertInto('identity_documents')
      .values({ ...file, ...sealed, entry_id: id })
      .execute();
    await db
      .insertInto('replacements')
      .values({ key_hash: hash, entry_id: id, sha256: hash, replaced_at: 0 })
      .execute();
    const owner = { user_id: 'user-1', form_hash: null, competition_id: 'competition', entry_id: id };
    const network = { network_hash: hash, network56_hash: null, network48_hash: null };
    const size = { bytes: 1, held_bytes: 1, created_at: 0, expires_at: opens, used_at: null };
    await db
      .insertInto('uploads')
      .values({ id: 'upload', ...owner, ...network, ...size })
      .execute();
    const piece = objectKey('uploads');
    await db
      .insertInto('upload_pieces')
      .values({ upload_id: 'upload', first_byte: 0, bytes: 1, object: piece })
      .execute();
    return [object, live.object, playable_object, poster_object, pending.object, piece];
  }

  async function rowsOfEntry(): Promise<unknown[]> {
    const { db } = season;
    const entries = db.selectFrom('entries').where('id', '=', id).select('id').execute();
    const media = db.selectFrom('media').select('id').execute();
    const belongings = (['identity_documents', 'replacements', 'uploads', 'round_entries'] as const).map(
      (table) => db.selectFrom(table).where('entry_id', '=', id).select('entry_id').execute(),
    );
    const pieces = db.selectFrom('upload_pieces').select('object').execute();
    return (await Promise.all([entries, media, pieces, ...belongings])).flat();
  }

  it('leaves nothing but its account, its line in the audit, and the messages that named it', async () => {
    const objects = await layFiles();
    await unscore();
    const early = smsFor({ receivedAt: opens - 1 });
    expect(await season.writer.submit('receiveSms', early)).toMatchObject({ outcome: 'closed' });
    const deleted = await remove();
    expect(deleted).toMatchObject({ kind: 'deleted', documents: 1 });
    expect((deleted as { objects: string[] }).objects.toSorted()).toEqual(objects.toSorted());
    expect(await rowsOfEntry()).toEqual([]);
    const account = season.db.selectFrom('accounts').where('user_id', '=', 'user-1').select('user_id');
    expect(await account.execute()).toHaveLength(1);
    expect(await audit()).toEqual([
      { actor: act.actor, action: 'entry.deleted', subject: id, reason: act.reason },
    ]);
    const again = await season.writer.submit('receiveSms', early);
    expect(again).toEqual({ outcome: 'closed', entryId: id, duplicate: true });
    expect(await remove()).toEqual({ kind: 'unknown' });
  });

  it('takes no vote on either channel', async () => {
    await unscore();
    await remove();
    const sms = await season.writer.submit('receiveSms', smsFor());
    const order = await season.writer.submit('placeOrder', orderToPlace());
    expect([sms.outcome, order.kind]).toEqual(['unknown_code', 'unknown_entry']);
    expect((await verifyLedger(season.db)).error).toBeNull();
  });

  const standing: Record<string, () => Promise<unknown>> = {
    voted: () => season.writer.submit('receiveSms', smsFor()),
    'voted, after a change of its standing': () =>
      season.writer.submit('changeStanding', standingChange('withdrawn')),
    ordered: () => season.writer.submit('placeOrder', orderToPlace()),
  };

  it.each(Object.keys(standing))('is refused where it is %s, and stays whole', async (why) => {
    await layFiles();
    await unscore();
    await standing[why]?.();
    const [rows, lines] = [await rowsOfEntry(), await audit()];
    expect(await remove()).toEqual({ kind: why.split(',')[0] });
    expect([await rowsOfEntry(), await audit()]).toEqual([rows, lines]);
  });

  it('is refused once the jury scored it', async () => {
    expect(await remove()).toEqual({ kind: 'scored' });
  });

  /** Only PostgreSQL can have another node; SQLite has one writer, so the test does not run there. */
  const others = kind === 'postgres' ? ['another node'] : [];

  it.each(others)('is refused while %s counts a vote at the same time', async (stream) => {
    await unscore();
    const other = await season.db.startTransaction().execute();
    const [counted] = await receiveSms(other, [smsFor()], { stream });
    const removed = remove();
    await lockWaits(season);
    await other.commit().execute();
    expect([counted?.outcome, await removed]).toEqual(['counted', { kind: 'voted' }]);
  });
});

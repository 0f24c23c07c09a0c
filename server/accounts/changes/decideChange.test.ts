import { beforeEach, expect, it } from 'vitest';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { LINKS_KEPT_MS } from '../sweepAccounts.ts';
import type { ProfileUpdated } from '../profile/updateProfile.ts';
import type { ChangeDecision } from './decideChange.ts';

const userId = 'user-1';

forEachDatabase('a profile change', ({ open }) => {
  const season = useWrittenSeason(open);
  beforeEach(() => layAccount(season.db, { user_id: userId }));

  const ask = (changes: object, imageUrl: string | null = null): Promise<ProfileUpdated> =>
    season.writer.submit('updateProfile', {
      userId,
      changes,
      imageUrl,
      language: 'en',
      today: '2026-11-20',
      at: opens,
      network: '',
      before: '0',
      after: '1',
    });
  const rename = (full_name: string) => ask({ full_name });
  const decide = (changeId: string, decision: ChangeDecision['decision'], actor = 'operator:fatma') =>
    season.writer.submit('decideChange', { changeId, decision, reason: 'seen', actor, at: opens + 1 });
  const changes = () =>
    season.db.selectFrom('profile_changes').select(['id', 'value', 'state']).orderBy('value').execute();
  const states = async () => (await changes()).map(({ value, state }) => `${value} ${state}`);
  const idOf = async (value: string) => (await changes()).find((change) => change.value === value)?.id ?? '';
  const shown = () =>
    season.db
      .selectFrom('users')
      .where('id', '=', userId)
      .select(['full_name', 'name_ar', 'country_id', 'image_url'])
      .executeTakeFirstOrThrow();

  const asLaid = { full_name: 'Singer 1', name_ar: 'المغني 1', country_id: 1, image_url: null };

  it('waits once, however often the candidate asks for it', async () => {
    await rename('Salim');
    await rename('Salim');
    expect([await states(), await shown()]).toEqual([['Salim waiting'], asLaid]);
  });

  it('is taken back when the candidate wants the shown name again', async () => {
    await rename('Salim');
    await rename('Singer 1');
    expect([await states(), await shown()]).toEqual([['Salim replaced'], asLaid]);
    expect(await decide(await idOf('Salim'), 'approved')).toEqual({ kind: 'replaced' });
    expect(await shown()).toEqual(asLaid);
  });

  it('gives way to a newer one, and only that one can be approved', async () => {
    await rename('Salim');
    await rename('Hamad');
    expect(await states()).toEqual(['Hamad waiting', 'Salim replaced']);
    expect(await decide(await idOf('Salim'), 'approved')).toEqual({ kind: 'replaced' });
    expect(await decide(await idOf('Hamad'), 'approved')).toEqual({ kind: 'decided', pictures: [] });
    expect(await shown()).toEqual({ ...asLaid, full_name: 'Hamad', name_ar: null });
  });

  it('is decided by one of two operators', async () => {
    await rename('Salim');
    const id = await idOf('Salim');
    const decided = await Promise.all([
      decide(id, 'rejected', 'operator:fatma'),
      decide(id, 'approved', 'operator:said'),
    ]);
    expect(decided).toEqual([{ kind: 'decided', pictures: [] }, { kind: 'rejected' }]);
    expect(await shown()).toEqual(asLaid);
    const kept = season.db.selectFrom('profile_changes').select(['decided_by', 'decided_at', 'reason']);
    expect(await kept.execute()).toEqual([
      { decided_by: 'operator:fatma', decided_at: opens + 1, reason: 'seen' },
    ]);
    const sent = await season.db.selectFrom('outbox').select('kind').execute();
    expect(sent).toEqual([{ kind: 'name_rejected' }]);
  });

  it('waits also if every entry is rejected but one is in a round', async () => {
    await season.db
      .updateTable('entries')
      .set({ status: 'rejected' })
      .where('user_id', '=', userId)
      .execute();
    await rename('Salim');
    expect([await states(), await shown()]).toEqual([['Salim waiting'], asLaid]);
  });

  it('happens at once if no entry is in screening or in a round, and ends a waiting change', async () => {
    await rename('Hamad');
    await season.db.deleteFrom('round_entries').where('entry_id', 'like', '%1').execute();
    await season.db
      .updateTable('entries')
      .set({ status: 'rejected' })
      .where('user_id', '=', userId)
      .execute();
    await ask({ full_name: 'Salim', country_id: 2 }, '/images/aa-160.webp');
    expect(await states()).toEqual(['Hamad replaced']);
    const now = { full_name: 'Salim', name_ar: null, country_id: 2, image_url: '/images/aa-160.webp' };
    expect(await shown()).toEqual(now);
    expect(await ask({}, '/images/bb-160.webp')).toEqual({
      kind: 'updated',
      pictures: ['/images/aa-160.webp'],
    });
  });

  it('reports a picture as unused only if nobody else has it, shown or waiting', async () => {
    const image_url = '/images/aa-160.webp';
    await season.db.updateTable('users').set({ image_url }).where('id', '=', 'user-2').execute();
    await ask({}, image_url);
    expect(await ask({}, '/images/bb-160.webp')).toEqual({ kind: 'updated', pictures: [] });
    expect(await decide(await idOf('/images/bb-160.webp'), 'rejected')).toEqual({
      kind: 'decided',
      pictures: ['/images/bb-160.webp'],
    });
  });

  it('is deleted 30 days after a newer one replaced it; a decision stays', async () => {
    await rename('Hamad');
    await decide(await idOf('Hamad'), 'rejected');
    await rename('Salim');
    await rename('Said');
    await season.writer.submit('sweepAccounts', opens + LINKS_KEPT_MS - 1);
    expect(await states()).toEqual(['Hamad rejected', 'Said waiting', 'Salim replaced']);
    await season.writer.submit('sweepAccounts', opens + LINKS_KEPT_MS);
    expect(await states()).toEqual(['Hamad rejected', 'Said waiting']);
  });

  it('is erased with its account, and cannot be approved afterwards', async () => {
    await rename('Salim');
    await ask({}, '/images/aa-160.webp');
    const id = await idOf('Salim');
    const person = { userId, civilId: null, email: null, phone: null, payers: [] };
    const erasure = { person, reason: null, actor: 'operator:fatma', at: opens };
    const [erased, decided] = await Promise.all([
      season.writer.submit('erasePerson', erasure),
      decide(id, 'approved'),
    ]);
    expect([erased.pictures, decided]).toEqual([['/images/aa-160.webp'], { kind: 'unknown' }]);
    expect(await ask({ full_name: 'Hamad' }, '/images/bb-160.webp')).toEqual({
      kind: 'gone',
      pictures: ['/images/bb-160.webp'],
    });
    expect([await states(), (await shown()).full_name]).toEqual([[], 'Erased participant']);
  });
});

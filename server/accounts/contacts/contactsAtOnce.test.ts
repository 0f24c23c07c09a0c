import { afterEach, beforeEach, expect, it } from 'vitest';
import { layAccount, type LaidAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { newId } from '../../platform/ids.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';

const ROUNDS = 12;
const network = '';
const attempt = { bucket: 'none', rate: { burst: 5, perMinute: 5 } };

forEachDatabase('contacts that two nodes change at once', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  let other: ServerWriter;
  beforeEach(async () => {
    // PostgreSQL has a second writer; with SQLite both writes go through the only one.
    const openOther = () => openServerWriter(season.settings, { onFatal: () => {}, stream: 'other' });
    other = kind === 'postgres' ? await openOther() : season.writer;
  });
  afterEach(() => other.close());

  const request = (writer: ServerWriter, { user_id, password }: LaidAccount, value: string) =>
    writer.submit('requestContactChange', {
      userId: user_id,
      current: password!,
      attempt,
      field: 'email',
      value,
      language: 'en',
      at: opens,
      network,
    });
  const waitingOf = (userId: string) =>
    season.db
      .selectFrom('contact_changes')
      .where('user_id', '=', userId)
      .where('replaced_at', 'is', null)
      .select(['id', 'new_value'])
      .execute();

  it('are undone for good, in either order of the two links', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await layAccount(season.db);
      await request(season.writer, account, `thief${round}@example.om`);
      const [change] = await waitingOf(account.user_id);
      const link = { id: change?.id ?? '', at: opens, network };
      const [, undone] = await Promise.all([
        season.writer.submit('verifyContact', link),
        other.submit('undoContactChange', { ...link, linkId: newId() }),
      ]);
      const { email, email_verified_at } = account;
      const now = await season.db
        .selectFrom('accounts')
        .where('user_id', '=', account.user_id)
        .select(['email', 'email_verified_at', 'password'])
        .executeTakeFirst();
      expect([undone, now]).toEqual(['undone', { email, email_verified_at, password: null }]);
    }
  });

  it('leave one change waiting, in either order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await layAccount(season.db);
      const values = [`one${round}@example.om`, `two${round}@example.om`] as const;
      const asked = [request(season.writer, account, values[0]), request(other, account, values[1])];
      expect(await Promise.all(asked)).toEqual([true, true]);
      const left = await waitingOf(account.user_id);
      expect(left.length).toBe(1);
      expect(values).toContain(left[0]?.new_value);
    }
  });
});

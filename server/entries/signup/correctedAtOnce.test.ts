import { afterEach, beforeEach, expect, it } from 'vitest';
import { goodPassword, layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { newId } from '../../platform/ids.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';

const HOUR_MS = 3_600_000;
let numbers = 95_100_000;

forEachDatabase('a link that is used at one node while another corrects its signup', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  let other: ServerWriter;
  beforeEach(async () => {
    const openOther = () => openServerWriter(season.settings, { onFatal: () => {}, stream: 'other' });
    other = kind === 'postgres' ? await openOther() : season.writer;
  });
  afterEach(() => other.close());

  it('verifies no contact to which it did not go', async () => {
    const rows = await season.db.selectFrom('entries').select(['id', 'user_id']).limit(12).execute();
    const entries = new Map(rows.map(({ id, user_id: userId }) => [userId, id]));
    for (const [userId, entry] of entries) {
      const unverified = { verified_at: null, phone_verified_at: null, email_verified_at: null };
      await layAccount(season.db, { user_id: userId, password: null, created_at: opens, ...unverified });
      const signup = { signup_key_hash: entry.padEnd(64, '0'), created_at: opens };
      await season.db.updateTable('entries').set(signup).where('id', '=', entry).execute();
      const link = newId();
      await season.db
        .insertInto('password_links')
        .values({
          id: link,
          user_id: userId,
          purpose: 'first',
          created_at: opens,
          expires_at: opens + HOUR_MS,
          used_at: null,
          replaced_at: null,
        })
        .execute();
      const at = opens + 1_000;
      const [corrected, set] = await Promise.all([
        other.submit('correctSignup', {
          keyHash: signup.signup_key_hash,
          field: 'phone',
          value: `+968${(numbers += 1)}`,
          language: 'en',
          at,
          network: '',
        }),
        season.writer.submit('setPassword', {
          link: { id: link, channel: 'sms' },
          password: goodPassword,
          device: 'd'.repeat(64),
          language: 'en',
          network: '',
          at,
        }),
      ]);
      expect([
        ['corrected', 'replaced'],
        ['confirmed', 'set'],
      ]).toContainEqual([corrected, set]);
    }
  });
});

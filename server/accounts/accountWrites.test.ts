import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { RESET_LINK_MS, SESSION_IDLE_MS, SESSION_LIFE_MS } from '../../domain/delays.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { goodHash, layAccount, type LaidAccount } from '../../tests/support/accounts/accountFixture.ts';
import { opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { defaultLimits } from '../platform/limits/limitSettings.ts';
import { auditHash } from '../platform/audit/appendAudit.ts';
import { findLink, linkState } from './links/linksRepo.ts';
import { findSession, listSessions } from '../platform/sessions/sessionsRepo.ts';
import { tokenHash } from '../platform/sessions/sessionToken.ts';
import { issuedLink } from './issuedLink.support.ts';
import { LINKS_KEPT_MS } from './sweepAccounts.ts';

const rate = defaultLimits['password.account'];
const MINUTE = 60_000;
const device = (name: string) => tokenHash(name);

forEachDatabase('account writes', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  let account: LaidAccount;
  beforeEach(async () => {
    account = await layAccount(season.db, { user_id: 'user-1' });
  });

  const openOne = async (name: string, at = opens, changes: { password?: string; rehashed?: string } = {}) =>
    season.writer.submit('openSession', {
      session: {
        token_hash: tokenHash(name),
        id: name,
        user_id: account.user_id,
        browser: 'Chrome',
        system: 'Android',
        created_at: at,
        last_used_at: at,
        expires_at: at + SESSION_LIFE_MS,
      },
      password: changes.password ?? (await goodHash()),
      rehashed: changes.rehashed ?? null,
      device: device(name),
      attempt: { bucket: 'b', rate },
      network: '192.0.2.0/24',
    });
  const sessions = async (at = opens) =>
    (await listSessions(season.db, account.user_id, at)).map(({ id }) => id);
  const issue = (at = opens, user_id = account.user_id) => issuedLink(season.writer, user_id, at);
  const set = (linkId: string, at = opens) =>
    season.writer.submit('setPassword', {
      link: { id: linkId, channel: 'mail' },
      password: 'next',
      device: device('mine'),
      language: 'ar',
      at,
      network: '',
    });
  const stateOf = async (id: string, at = opens) => {
    const link = await findLink(season.db, id);
    return link && linkState(link, at);
  };

  describe('attempts', () => {
    const take = (at = opens, bucket = 'bucket') =>
      season.writer.submit('admitAttempt', { charges: [{ bucket, rate }], at });

    it('are allowed five at once, even concurrently, and the count survives the process', async () => {
      const taken = await Promise.all(Array.from({ length: 7 }, () => take()));
      expect(taken.map(({ retryAfter }) => retryAfter)).toEqual([null, null, null, null, null, 720, 720]);
      await season.restart();
      expect(await take(opens + 12 * MINUTE - 1)).toEqual({ retryAfter: 1, refusedBy: 'bucket' });
      expect(await take(opens + 12 * MINUTE)).toEqual({ retryAfter: null, refusedBy: null });
      expect(await take(opens, 'another')).toEqual({ retryAfter: null, refusedBy: null });
    });
  });

  describe('an attempt with several buckets', () => {
    it('takes from all of them, or from none', async () => {
      const once = { burst: 1, perMinute: 1 };
      const take = (...buckets: string[]) =>
        season.writer.submit('admitAttempt', {
          charges: buckets.map((bucket) => ({ bucket, rate: once })),
          at: opens,
        });
      expect(await take('network')).toEqual({ retryAfter: null, refusedBy: null });
      expect(await take('own', 'network')).toEqual({ retryAfter: 60, refusedBy: 'network' });
      expect(await take('own', 'other network')).toEqual({ retryAfter: null, refusedBy: null });
      expect(await take('own', 'third network')).toEqual({ retryAfter: 60, refusedBy: 'own' });
      expect(await take('third network')).toEqual({ retryAfter: null, refusedBy: null });
    });
  });

  describe('sessions', () => {
    it('are five at most, and end one by one', async () => {
      for (const [index, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries())
        await openOne(name, opens + index);
      expect(await sessions()).toEqual(['f', 'e', 'd', 'c', 'b']);
      const end = (sessionId: string, userId = account.user_id) =>
        season.writer.submit('endSession', { userId, sessionId, action: 'logout', at: opens, network: '' });
      expect(await Promise.all([end('b', 'user-2'), end('b'), end('b')])).toEqual([false, true, false]);
      expect(await sessions()).toEqual(['f', 'e', 'd', 'c']);
    });

    it('live while they are used, for a week at most, and while the candidate may log in', async () => {
      await openOne('a');
      const find = async (at: number) => (await findSession(season.db, tokenHash('a'), at))?.userId;
      expect(await find(opens + SESSION_IDLE_MS - 1)).toBe('user-1');
      expect(await find(opens + SESSION_IDLE_MS)).toBeUndefined();
      await season.writer.submit('touchSession', { sessionId: 'a', at: opens + SESSION_IDLE_MS - 1 });
      expect(await find(opens + SESSION_IDLE_MS)).toBe('user-1');
      const suspension = { user: account.civil_id, reason: null, actor: 'operator:test', at: opens };
      await season.writer.submit('suspendAccount', { ...suspension, suspended: true });
      expect([await find(opens), await openOne('b')]).toEqual([undefined, false]);
      await season.writer.submit('suspendAccount', { ...suspension, suspended: false });
      expect([await openOne('b'), await sessions()]).toEqual([true, ['b']]);
    });

    it('are not opened for a replaced password; a stronger hash of the same password replaces its hash', async () => {
      expect(await openOne('a', opens, { password: 'older' })).toBe(false);
      expect(await openOne('a', opens, { rehashed: 'stronger' })).toBe(true);
      const { password } = await season.db
        .selectFrom('accounts')
        .where('user_id', '=', 'user-1')
        .select('password')
        .executeTakeFirstOrThrow();
      expect(password).toBe('stronger');
    });
  });

  describe('links', () => {
    it('work once, as the newest only, and end every session', async () => {
      await openOne('a');
      const [older, newer] = [await issue(), await issue(opens + 1)];
      expect([await stateOf(older), await stateOf(newer)]).toEqual(['replaced', 'open']);
      expect(await Promise.all([set(older), set(newer), set(newer), set('nobody')])).toEqual([
        'replaced',
        'set',
        'used',
        'unknown',
      ]);
      expect(await sessions()).toEqual([]);
      const devices = await season.db.selectFrom('known_devices').select('device').execute();
      expect(devices).toEqual([{ device: device('mine') }]);
    });

    it('expire to the millisecond', async () => {
      const id = await issue();
      expect(await set(id, opens + RESET_LINK_MS)).toBe('expired');
      expect(await set(id, opens + RESET_LINK_MS - 1)).toBe('set');
    });

    it('enter the queue of messages in the same write, on the available channel', async () => {
      await issue();
      const other = await layAccount(season.db, { user_id: 'user-2', email: null });
      await issue(opens, other.user_id);
      const queued = await season.db
        .selectFrom('outbox')
        .orderBy('user_id')
        .select(['user_id', 'kind', 'channel', 'state'])
        .execute();
      const row = { kind: 'reset_password', state: 'due' };
      expect(queued).toEqual([
        { ...row, user_id: 'user-1', channel: 'mail' },
        { ...row, user_id: 'user-2', channel: 'sms' },
      ]);
    });
  });

  it('only one of two changes of a password succeeds', async () => {
    const change = async (password: string) =>
      season.writer.submit('changePassword', {
        userId: 'user-1',
        current: await goodHash(),
        password,
        device: null,
        language: 'en',
        at: opens,
        attempt: { bucket: 'b', rate },
        network: '',
      });
    expect(await Promise.all([change('one'), change('two')])).toEqual([true, false]);
  });

  it('a profile changes whole, and never to less than the minimum age of an entered competition', async () => {
    const update = (changes: object, today = '2026-11-20') =>
      season.writer.submit('updateProfile', {
        userId: 'user-1',
        changes,
        imageUrl: null,
        language: 'en',
        today,
        at: opens,
        network: '',
        before: '0',
        after: '1',
      });
    expect(await update({ user_dob: '2008-11-21', full_name: 'New Name' })).toEqual({
      kind: 'tooYoung',
      years: 18,
      pictures: [],
    });
    expect(await update({ user_dob: '2008-11-20', full_name: 'New Name', country_id: 2 })).toEqual({
      kind: 'updated',
      pictures: [],
    });
    const wanted = season.db.selectFrom('profile_changes').select('value').orderBy('field');
    expect(await wanted.execute()).toEqual([{ value: '2' }, { value: 'New Name' }]);
  });

  it('the sweeper removes expired rows and keeps the others', async () => {
    await openOne('a');
    await season.writer.submit('admitAttempt', { charges: [{ bucket: 'x', rate }], at: opens });
    const link = await issue();
    await set(link);
    const counts = async () => {
      const tables = ['sessions', 'attempts', 'password_links', 'known_devices', 'outbox'] as const;
      return Promise.all(
        tables.map(async (table) => (await season.db.selectFrom(table).selectAll().execute()).length),
      );
    };
    const outbox = await season.db.selectFrom('outbox').select('id').execute();
    for (const { id } of outbox)
      await season.writer.submit('noteMessage', { id, attempts: 1, outcome: 'sent', at: opens });
    await openOne('b', opens, { password: 'next' });
    await season.writer.submit('sweepAccounts', opens + MINUTE);
    expect(await counts()).toEqual([1, 1, 1, 2, 2]);
    await season.writer.submit('sweepAccounts', opens + RESET_LINK_MS + LINKS_KEPT_MS);
    expect(await counts()).toEqual([0, 0, 0, 2, 0]);
  });

  it('the audit chains row to row, and the database refuses to change it', async () => {
    await openOne('a');
    await set(await issue());
    const rows = await season.db.selectFrom('audit').orderBy('seq').selectAll().execute();
    expect(rows.map(({ action }) => action)).toEqual(['login', 'link.reset', 'password.reset']);
    expect(rows.map(({ row_hash, ...row }) => auditHash(row) === row_hash)).toEqual([true, true, true]);
    expect(rows.slice(1).map(({ previous_hash }) => previous_hash)).toEqual(
      rows.slice(0, -1).map(({ row_hash }) => row_hash),
    );
    const changes = ["UPDATE audit SET action = 'nothing'", 'DELETE FROM audit'];
    if (kind === 'postgres') changes.push('TRUNCATE audit');
    for (const change of changes)
      await expect(sql.raw(change).execute(season.db)).rejects.toThrow('the audit is append-only');
  });
});

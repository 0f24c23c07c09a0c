import { afterEach, beforeEach, expect, it } from 'vitest';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';

const userId = 'user-1';
const ROUNDS = 12;

forEachDatabase('concurrent profile changes', ({ open, kind }) => {
  const season = useWrittenSeason(open);
  let other: ServerWriter;
  beforeEach(async () => {
    // PostgreSQL has a second writer; with SQLite both writes go through the only one.
    const openOther = () => openServerWriter(season.settings, { onFatal: () => {}, stream: 'other' });
    other = kind === 'postgres' ? await openOther() : season.writer;
    await layAccount(season.db, { user_id: userId });
  });
  afterEach(() => other.close());

  const rename = (writer: ServerWriter, full_name: string) =>
    writer.submit('updateProfile', {
      userId,
      changes: { full_name },
      imageUrl: null,
      language: 'en',
      today: '2026-11-20',
      at: opens,
      network: '',
      before: '0',
      after: '1',
    });
  const decide = (writer: ServerWriter, changeId: string, decision: 'approved' | 'rejected') =>
    writer.submit('decideChange', { changeId, decision, reason: null, actor: 'operator:said', at: opens });
  const waiting = () =>
    season.db.selectFrom('profile_changes').where('state', '=', 'waiting').select(['id', 'value']).execute();
  const shown = async () =>
    (await season.db.selectFrom('users').where('id', '=', userId).select('full_name').executeTakeFirst())
      ?.full_name;

  it('are decided once, and the ballot shows the decision that won', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await shown();
      await rename(season.writer, `Salim ${'I'.repeat(round + 1)}`);
      const [change] = await waiting();
      const decided = await Promise.all([
        decide(season.writer, change?.id ?? '', 'approved'),
        decide(other, change?.id ?? '', 'rejected'),
      ]);
      const isApproved = decided[0].kind === 'decided';
      expect(decided.map((each) => each.kind)).toEqual(
        isApproved ? ['decided', 'approved'] : ['rejected', 'decided'],
      );
      expect(await shown()).toBe(isApproved ? change?.value : before);
    }
    const sent = await season.db.selectFrom('outbox').select('id').execute();
    expect(sent.length).toBe(ROUNDS);
  });

  it('leave one change waiting, in either order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = [`Said ${'I'.repeat(round + 1)}`, `Hamad ${'I'.repeat(round + 1)}`] as const;
      await Promise.all([rename(season.writer, names[0]), rename(other, names[1])]);
      const left = await waiting();
      expect(left.length).toBe(1);
      expect(names).toContain(left[0]?.value);
    }
  });

  it('never restore a name that was erased meanwhile', async () => {
    await rename(season.writer, 'Salim');
    const [change] = await waiting();
    const person = { userId, civilId: null, email: null, phone: null, payers: [] };
    const erasure = { person, reason: null, actor: 'operator:said', at: opens };
    await Promise.all([
      decide(other, change?.id ?? '', 'approved'),
      season.writer.submit('erasePerson', erasure),
      rename(other, 'Hamad').catch(() => undefined),
    ]);
    expect([await shown(), await waiting()]).toEqual(['Erased participant', []]);
  });
});

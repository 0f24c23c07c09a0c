import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentMessage, StaffCandidate, StaffEntry } from '../../../domain/staff/staffContract.ts';
import { CANDIDATE_MESSAGES } from '../../../domain/staff/staffLimits.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import { forEachDatabase, writeBeside } from '../../../tests/support/database/databases.ts';
import { MessageDesk } from '../../../tests/support/messages/messageDesk.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { read, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { layChanges } from '../../../tests/support/staffEntries/layChanges.ts';
import { layEntry } from '../../../tests/support/staffEntries/layEntry.ts';
import { newId } from '../../platform/ids.ts';

const contact = { email: 'huda@example.om', phone: '+96891234567' };

forEachDatabase('a candidate, as staff read it', ({ open }) => {
  let desk: MessageDesk;
  let huda: string;
  let poem: string;
  let foreign: { organisation: string; entry: string; competition: string };
  let sent: SentMessage;
  let now: number;
  let limited: Person;
  let screener: Person;

  const ask = (id: string, by: Pick<Person, 'browser'> = desk.owner) =>
    desk.ask(`/candidate/${id}`, { browser: by.browser });
  const automatic = (entry: string, at: number, id = newId()) => ({
    id,
    entry_id: entry,
    kind: 'approved' as const,
    channel: 'sms' as const,
    language: 'ar' as const,
    reason: null,
    correction_id: null,
    decision_id: null,
    state: 'sent' as const,
    attempts: 1,
    next_try_at: at,
    created_at: at,
    done_at: at,
    claimed_until: null,
  });

  beforeAll(async () => {
    desk = await MessageDesk.open(open);
    now = desk.world.clock.now();
    huda = await desk.lay({ ...contact, code: '301', status: 'approved' });
    poem = await desk.lay({ of: huda, at: now + 1, withdrawn_at: now + 2 }, desk.other);
    const organisation = await desk.world.layOrganisation();
    const [competition] = (await layCompetitions(desk.world, organisation, ['Chess'])) as [string];
    const entry = await layEntry(desk.world, competition, { of: huda, at: now + 9 });
    foreign = { organisation, entry, competition };
    limited = await layPerson(desk.world, desk.owner.organisation, 'organiser', [desk.other]);
    screener = await layPerson(desk.world, desk.owner.organisation, 'screener');
    sent = await desk.send({ filter: { competition: desk.competition, status: null, search: null } });
    await desk.deliver();
    const round = newId();
    const later = desk.world.clock.now() + 1;
    await writeBeside(desk.world.server.config, async (db) => {
      await db
        .insertInto('rounds')
        .values({
          id: round,
          competition_id: desk.competition,
          ordinal: 1,
          name_ar: 'الأولى',
          name_en: 'First',
          judges_percent: 40,
          voting_percent: 60,
          starts_at: null,
          ends_at: null,
        })
        .execute();
      await db
        .insertInto('round_members')
        .values({ round_id: round, entry_id: huda, result: 'qualified' })
        .execute();
      await db
        .insertInto('entry_messages')
        .values([automatic(huda, later, 'M'.repeat(22)), automatic(entry, later + 1)])
        .execute();
    });
    const changes = [
      { field: 'full_name', value: 'هدى', at: now + 3 },
      { field: 'image_url', value: '/images/aa-160.webp', at: now + 4 },
      { field: 'country_id', value: '2', at: now + 5 },
    ] as const;
    await layChanges(desk.world.server.config, huda, changes);
  });
  afterAll(() => desk.close());

  it('has all that the organisation knows, and nothing of another', async () => {
    const answer = await ask(huda);
    const event = { id: expect.any(String) as string, name_ar: 'الموسم', name_en: 'Season' };
    const common = { event, replacement: null };
    const id = expect.any(String) as string;
    const [recipient] = (await desk.recipients(sent.id)).data;
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      id: huda,
      full_name: 'Huda',
      full_name_ar: null,
      full_name_en: null,
      account: { joined_at: now, is_verified: true, suspended_at: null },
      entries: [
        {
          ...common,
          id: poem,
          code: null,
          competition: { id: desk.other, name_ar: null, name_en: 'Poetry' },
          status: 'pending',
          standing: 'withdrawn',
          withdrawn_at: now + 2,
          registered_at: now + 1,
          last_round: null,
        },
        {
          ...common,
          id: huda,
          code: '301',
          competition: { id: desk.competition, name_ar: null, name_en: 'Singing' },
          status: 'approved',
          standing: 'in',
          withdrawn_at: null,
          registered_at: now,
          last_round: { round: { number: 1, name_ar: 'الأولى', name_en: 'First' }, result: 'qualified' },
        },
      ],
      messages: [
        {
          id: 'M'.repeat(22),
          entry: huda,
          kind: 'approved',
          sent_message: null,
          channel: 'sms',
          language: 'ar',
          state: 'sent',
          why: null,
          at: (recipient?.at ?? 0) + 1,
        },
        {
          id: recipient?.id,
          entry: huda,
          kind: 'service',
          sent_message: { id: sent.id, name: 'Rehearsal' },
          channel: 'mail',
          language: 'en',
          state: 'sent',
          why: null,
          at: recipient?.at,
        },
      ],
      changes: {
        name: { id, current: 'Huda', wanted: 'هدى', since: now + 3 },
        picture: { id, current: null, wanted: 'aa-160.webp', since: now + 4 },
        country: { id, current: '1', wanted: '2', since: now + 5 },
      },
      next_change: null,
      duplicates: [],
    });
    for (const each of Object.values(contact)) expect(text).not.toContain(each);
  });

  it('is found from the entry', async () => {
    const { candidate } = await read<StaffEntry>(await desk.ask(`/entry/${poem}`));
    expect(candidate).toBe(huda);
  });

  describe('to a role that is limited to a competition', () => {
    it('has the entries and messages of that one alone', async () => {
      const { entries, messages } = await read<StaffCandidate>(await ask(huda, limited));
      expect([entries.map(({ id }) => id), messages]).toEqual([[poem], []]);
    });

    it('is not there without an entry in it', async () => {
      const salim = await desk.lay({ name: 'Salim' });
      expect([(await ask(salim, limited)).status, (await ask(salim)).status]).toEqual([404, 200]);
    });
  });

  it('has no name of a message of staff for screeners, who may not read it', async () => {
    const { messages } = await read<StaffCandidate>(await ask(huda, screener));
    expect(messages.map(({ kind, sent_message }) => [kind, sent_message])).toEqual([
      ['approved', null],
      ['service', null],
    ]);
  });

  it('is not there with entries in another organisation only, or without one', async () => {
    const theirs = await layEntry(desk.world, foreign.competition);
    const statuses = [theirs, 'N'.repeat(22)].map(async (id) => (await ask(id)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });

  it('shows a suspension, and no account once it was erased', async () => {
    const muna = await desk.lay({ name: 'Muna' });
    const accountOf = async () => (await read<StaffCandidate>(await ask(muna))).account;
    await writeBeside(desk.world.server.config, (db) =>
      db
        .updateTable('accounts')
        .set({ suspended_at: now + 5 })
        .where('user_id', '=', muna)
        .execute(),
    );
    const suspended = await accountOf();
    await writeBeside(desk.world.server.config, (db) =>
      db.deleteFrom('accounts').where('user_id', '=', muna).execute(),
    );
    expect([suspended?.suspended_at, await accountOf()]).toEqual([now + 5, null]);
  });

  it('has the newest messages alone, where there are many', async () => {
    const noor = await desk.lay({ name: 'Noor' });
    const times = Array.from({ length: CANDIDATE_MESSAGES + 1 }, (_, index) => now + index);
    await writeBeside(desk.world.server.config, (db) =>
      db
        .insertInto('entry_messages')
        .values(times.map((at) => automatic(noor, at)))
        .execute(),
    );
    const { messages } = await read<StaffCandidate>(await ask(noor));
    expect(messages.map(({ at }) => at)).toEqual(times.toReversed().slice(0, CANDIDATE_MESSAGES));
  });
});

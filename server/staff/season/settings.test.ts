import { expect, it } from 'vitest';
import type { CompetitionSettings } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { formOf, SeasonDesk } from '../../../tests/support/season/seasonDesk.ts';
import { layNewOwner } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';

const HOUR_MS = 3_600_000;

forEachDatabase('a competition of staff', ({ open }) => {
  const shared = sharedWorld(open);
  async function begin() {
    const { world } = shared;
    const owner = await layNewOwner(world);
    const desk = new SeasonDesk(world, owner);
    const event = await desk.makeEvent();
    const competition = await desk.makeCompetition(event.id);
    const enter = async (id = newId()) => {
      const user = { id, role: 'candidate', full_name: 'Maha', country_id: 1 } as const;
      const entry = { id, user_id: id, competition_id: competition.id, status: 'submitted' } as const;
      await world.beside.insertInto('users').values(user).execute();
      await world.beside.insertInto('entries').values(entry).execute();
    };
    /** Stores a round with a group whose window opens after a time (ms). */
    const layWindow = async (afterMs: number) => {
      const [id, now] = [newId(), world.clock.now()];
      const names = { name_ar: 'جولة', name_en: 'Round' };
      const weights = { judges_percent: 100, voting_percent: 0 };
      const round = { id, competition_id: competition.id, ordinal: 1, ...weights, ...names };
      const window = { opens_at: now + afterMs, closes_at: now + afterMs + HOUR_MS };
      const group = { id, round_id: id, number: 1, ...names, ...window };
      await world.beside.insertInto('rounds').values(round).execute();
      await world.beside.insertInto('voting_groups').values(group).execute();
    };
    return { world, owner, desk, competition, enter, layWindow };
  }

  it('changes in all fields while it is a draft, and says who changed it', async () => {
    const { world, desk, competition } = await begin();
    const now = world.clock.now();
    const typed = {
      slug: 'song',
      description_ar: 'سطر\n\n\nسطر',
      min_age: 20,
      registration_opens_at: now,
      registration_closes_at: now + 1,
      criteria: [{ name_ar: 'الصوت', name_en: '', percent: 100 }],
    };
    const changed = await read<CompetitionSettings>(await desk.change(competition, typed));
    expect(changed).toEqual({
      ...competition,
      ...typed,
      description_ar: 'سطر\n\nسطر',
      criteria: [{ name_ar: 'الصوت', name_en: null, percent: 100 }],
      version: 2,
      changed: { at: now, by: 'Salma Al Harthy' },
    });
    expect(await desk.settings(competition.id)).toEqual(changed);
  });

  it('is saved by one of two people who saved at once; the other gets the text of the first', async () => {
    const { desk, competition } = await begin();
    const replies = await Promise.all(['One', 'Two'].map((name_en) => desk.change(competition, { name_en })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const saved = await desk.settings(competition.id);
    const { present } = (await replies.find(({ status }) => status === 409)!.json()) as {
      present: CompetitionSettings;
    };
    expect([present, saved.version]).toEqual([saved, 2]);
  });

  it('changes its rules only in the favour of candidates who entered, and says why in the field', async () => {
    const { desk, competition, enter } = await begin();
    const ready = await read<CompetitionSettings>(await desk.change(competition, { description_ar: 'وصف' }));
    const published = await read<CompetitionSettings>(await desk.publish(ready));
    await enter();
    const { status, errors } = await answered(await desk.change(published, { min_age: 19, name_en: 'New' }));
    expect([status, errors]).toEqual([
      422,
      {
        min_age: ['Candidates have entered under this rule, so it may change in their favour only.'],
      },
    ]);
    const kinder = await read<CompetitionSettings>(
      await desk.change(published, { max_media_megabytes: 300, name_en: 'New' }),
    );
    expect([kinder.situation, kinder.entries, kinder.max_media_megabytes, kinder.name_en]).toEqual([
      'entries',
      1,
      300,
      'New',
    ]);
  });

  it('keeps its address and its prices from the instant at which a window opens', async () => {
    const { world, owner, desk, competition, layWindow } = await begin();
    await layWindow(60_000);
    const ready = await read<CompetitionSettings>(await desk.change(competition, { description_ar: 'وصف' }));
    const published = await read<CompetitionSettings>(await desk.publish(ready));
    world.clock.advance(59_999);
    const before = await read<CompetitionSettings>(await desk.change(published, { slug: 'song' }));
    world.clock.advance(1);
    const late = await answered(await desk.change(before, { slug: 'singing' }));
    expect(late.errors).toEqual({
      slug: ['This is fixed by now: people rely on it. Set it back to what it was.'],
    });
    const body = {
      version: before.version,
      entry_fee_baisa: before.entry_fee_baisa,
      prices: { unit_baisa: 100, package: { min_votes: 25, unit_baisa: 90, discount_baisa: 0 } },
    };
    const price = async () => {
      const browser = await world.layBrowser(owner);
      return desk.ask(`/competition/${competition.id}/prices`, { method: 'PUT', body, browser });
    };
    expect((await answered(await price())).errors).toEqual({
      prices: ['Prices do not change while people vote. Change them once no voting window is open.'],
    });
    world.clock.advance(HOUR_MS);
    const stored = await read<CompetitionSettings>(await price());
    expect([stored.prices, stored.situation, stored.has_open_window]).toEqual([body.prices, 'votes', false]);
  });

  it('stays free while it is a draft, even if its window has opened, but is not published so', async () => {
    const { world, desk, competition, layWindow } = await begin();
    await layWindow(60_000);
    world.clock.advance(60_000);
    const typed = { slug: 'song', description_ar: 'وصف', min_age: 30 };
    const changed = await read<CompetitionSettings>(await desk.change(competition, typed));
    expect([changed.situation, changed.slug, changed.min_age]).toEqual(['draft', 'song', 30]);
    expect(await answered(await desk.publish(changed))).toEqual({ status: 409, code: 'not_ready' });
  });

  it('is nobody else’s: another organisation finds neither it nor its event', async () => {
    const { world, owner, desk, competition } = await begin();
    const stranger = await world.layOrganisation();
    const path = `/organisation/${stranger}/competition/${competition.id}/settings`;
    const { browser } = owner;
    const body = { ...formOf(competition), name_en: 'Theirs' };
    const reply = await world.ask(path, { method: 'PATCH', body, browser });
    expect([reply.status, await desk.settings(competition.id)]).toEqual([404, competition]);
  });

  it('leaves what changed in the audit, before and after', async () => {
    const { world, desk, competition } = await begin();
    await desk.change(competition, { min_age: 20, description_ar: 'وصف' });
    const line = await world.server.store.database
      .selectFrom('audit_details')
      .where('action', '=', 'season.competition_changed')
      .where('subject', '=', competition.id)
      .select(['organisation_id', 'competition_id', 'subject', 'before', 'after'])
      .executeTakeFirstOrThrow();
    expect({ ...line, before: JSON.parse(line.before!), after: JSON.parse(line.after!) }).toEqual({
      organisation_id: desk.organisation,
      competition_id: competition.id,
      subject: competition.id,
      before: { min_age: 18, description_ar: null },
      after: { min_age: 20, description_ar: 'وصف' },
    });
  });
});

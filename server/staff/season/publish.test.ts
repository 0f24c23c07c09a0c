import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompetitionSettings, PublishCheck, StaffEvent } from '../../../domain/staff/staffContract.ts';
import { writeBeside } from '../../../tests/support/database/databases.ts';
import { SeasonDesk } from '../../../tests/support/season/seasonDesk.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';
import { movedPath } from '../../site/movedPath.ts';

let world: StaffWorld;
let desk: SeasonDesk;
let owner: Awaited<ReturnType<StaffWorld['setUp']>>;
let event: StaffEvent;
let competition: CompetitionSettings;

beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  desk = new SeasonDesk(world, owner);
  event = await desk.makeEvent();
  competition = await read(
    await desk.change(await desk.makeCompetition(event.id), {
      name_ar: 'مسابقة الكناري',
      name_en: 'Canary contest',
    }),
  );
});
afterAll(() => world.close());

/** Everything that visitors can ask for, as texts. */
async function crawl(): Promise<string> {
  const { site } = world.server;
  const paths = [
    '/api/event',
    `/api/competition/${event.id}`,
    `/api/competition/details/${competition.id}`,
    '/api/voter/participants',
    '/sitemap.xml',
    '/events',
    `/${event.slug}`,
    `/${event.slug}/${competition.slug}`,
    `/${event.slug}/${competition.slug}/register`,
  ];
  const replies = await Promise.all(paths.map((path) => fetch(`${site}${path}`, { redirect: 'manual' })));
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  return [...texts, ...replies.map(({ headers }) => JSON.stringify([...headers]))].join('\n');
}

const canaries = ['Canary contest', 'مسابقة الكناري', 'Trial season', 'موسم التجربة'];
const found = async () => {
  const text = await crawl();
  return canaries.filter((canary) => text.includes(canary));
};

describe('publishing', () => {
  it('a draft is nowhere in public', async () => {
    expect(await found()).toEqual([]);
  });

  it('is refused while something is missing, which the checklist names', async () => {
    const check = await read<PublishCheck>(await desk.ask(`/competition/${competition.id}/check`));
    const missing = check.findings.filter(({ severity }) => severity === 'missing');
    expect([check.version, missing]).toEqual([
      competition.version,
      [{ code: 'description', severity: 'missing', where: 'settings' }],
    ]);
    expect(await answered(await desk.publish(competition))).toEqual({ status: 409, code: 'not_ready' });
    expect(await found()).toEqual([]);
  });

  it('waits for a second owner where people vote', async () => {
    const names = { name_ar: 'جولة', name_en: 'Round', judges_percent: 40, voting_percent: 60 };
    const round = { id: newId(), competition_id: competition.id, ordinal: 1, ...names };
    await writeBeside(world.server.config, (db) => db.insertInto('rounds').values(round).execute());
    competition = await read(await desk.change(competition, { description_ar: 'وصف' }));
    expect((await desk.publish(competition)).status).toBe(409);
    await layPerson(world, owner.organisation, 'owner');
    const check = await read<PublishCheck>(await desk.ask(`/competition/${competition.id}/check`));
    expect(check.findings.filter(({ severity }) => severity === 'missing')).toEqual([]);
  });

  it('is refused to a person who saw another version', async () => {
    const { version } = competition;
    const late = await desk.publish({ ...competition, version: version - 1 });
    expect(await answered(late)).toEqual({ status: 409, code: 'changed_meanwhile' });
  });

  it('shows the competition and its event at once, and does nothing a second time', async () => {
    const both = await Promise.all([desk.publish(competition), desk.publish(competition)]);
    const settings = await Promise.all(both.map((each) => read<CompetitionSettings>(each)));
    expect(settings.map(({ state, event: { state: of }, version }) => [state, of, version])).toEqual([
      ['published', 'published', competition.version + 1],
      ['published', 'published', competition.version + 1],
    ]);
    await world.server.app.live.catalogue.refresh();
    expect(await found()).toEqual(canaries);
    const lines = await world.server.store.database
      .selectFrom('audit')
      .where('action', '=', 'season.published')
      .select('subject')
      .execute();
    expect(lines).toEqual([{ subject: competition.id }]);
  });

  it('keeps former addresses, which lead to the present ones', async () => {
    const settings = await desk.settings(competition.id);
    const moved = await read<CompetitionSettings>(await desk.change(settings, { slug: 'canaries' }));
    await world.server.app.live.catalogue.refresh();
    const { view } = world.server.app.live.catalogue;
    expect([moved.slug, movedPath(`/${event.slug}/${settings.slug}`, view)]).toEqual([
      'canaries',
      `/${event.slug}/canaries`,
    ]);
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PREVIEW_MS } from '../../../domain/delays.ts';
import { PREVIEW_LINK_MS } from '../../../domain/season/seasonLimits.ts';
import type { CompetitionSettings } from '../../../domain/staff/staffContract.ts';
import { answered } from '../../../tests/support/staff/staffWorld.ts';
import { PreviewWorld } from '../../../tests/support/previews/previewWorld.ts';

let drafts: PreviewWorld;
beforeAll(async () => {
  drafts = await PreviewWorld.start();
});
beforeEach(() => drafts.signIn());
afterAll(() => drafts.close());

it('ends after half an hour, until its link is opened again', async () => {
  const { links, world } = drafts;
  const token = await drafts.eventLink();
  const cookie = await links.open(token);
  world.clock.advance(PREVIEW_MS - 1);
  expect(await drafts.isOver(cookie)).toBe(false);
  world.clock.advance(1);
  expect([await drafts.isOver(cookie), await drafts.isOver(await links.open(token))]).toEqual([true, false]);
});

it('ends at once when the links of its draft are ended, and no other does', async () => {
  const { links, event } = drafts;
  const [token, other] = [await drafts.eventLink(), await drafts.singingLink()];
  const [cookie, beside] = [await links.open(token), await links.open(other)];
  await links.desk.ask(`/event/${event.id}/preview`, { method: 'DELETE' });
  expect([await drafts.isOver(cookie), await drafts.isOver(beside)]).toEqual([true, false]);
  expect(await answered(await links.enter(token))).toMatchObject({ status: 404, code: 'link_unknown' });
});

it('ends with its link, which is refused in the same words as one that never was', async () => {
  const { links, world } = drafts;
  const token = await drafts.singingLink();
  world.clock.advance(PREVIEW_LINK_MS - 1);
  const cookie = await links.open(token);
  expect(await drafts.isOver(cookie)).toBe(false);
  world.clock.advance(1);
  const [expired, unknown] = await Promise.all(
    [token, 'never-a-link'].map(async (each) => {
      const reply = await links.enter(each);
      const { request_id: _id, ...body } = (await reply.json()) as { request_id: string };
      return [reply.status, body, reply.headers.getSetCookie()];
    }),
  );
  expect([await drafts.isOver(cookie), expired]).toEqual([true, unknown]);
});

it('does not begin where the cookie was changed', async () => {
  const cookie = (await drafts.links.open(await drafts.eventLink()))!;
  const [name, id, until, signature] = cookie.split(/[.=]/) as [string, string, string, string];
  const forged = [
    `${name}=${id}.${Number(until) + 1}.${signature}`,
    `${name}=${'A'.repeat(22)}.${until}.${signature}`,
    cookie.replace('__Host-', ''),
  ];
  expect(await drafts.isOver(cookie)).toBe(false);
  expect(await Promise.all(forged.map((each) => drafts.isOver(each)))).toEqual([true, true, true]);
});

it('ends when its draft is deleted', async () => {
  const { links, poetry, paths } = drafts;
  const token = await links.make(`/competition/${poetry.id}`);
  const cookie = await links.open(token);
  expect(await drafts.statuses(cookie, paths.poetry)).toEqual([200]);
  const body = { version: poetry.version, act: 'delete' };
  await links.desk.ask(`/competition/${poetry.id}/life`, { body });
  expect(await drafts.statuses(cookie, paths.poetry)).toEqual([404]);
  expect([await drafts.isOver(cookie), (await links.enter(token)).status]).toEqual([true, 404]);
});

it('ends when its draft is published, and its link leads there', async () => {
  const { links, singing, paths, world } = drafts;
  const tokens = [await drafts.singingLink(), await drafts.eventLink()];
  const cookies = [await links.open(tokens[0]!), await links.open(tokens[1]!)];
  const written = await links.desk.change(singing, { description_ar: 'وصف' });
  expect((await links.desk.publish((await written.json()) as CompetitionSettings)).status).toBe(200);
  await world.server.app.live.catalogue.refresh();
  expect(await drafts.statuses(undefined, paths.singing)).toEqual([200]);
  expect(await Promise.all(cookies.map((each) => drafts.isOver(each)))).toEqual([true, true]);
  const entered = await Promise.all(tokens.map((each) => links.enter(each)));
  const answers = entered.map(async (reply) => [
    ((await reply.json()) as { data: object }).data,
    reply.headers.getSetCookie(),
  ]);
  expect(await Promise.all(answers)).toEqual([
    [{ path: paths.singing }, []],
    [{ path: paths.event }, []],
  ]);
});

it('shows a draft beside what is public in its event, and says what visitors see', async () => {
  const { links, event, paths } = drafts;
  const late = await links.desk.makeCompetition(event.id, undefined, 'Late');
  const cookie = await links.open(await links.make(`/competition/${late.id}`));
  const html = await (await links.get(paths.event, { cookie })).text();
  expect(html).toContain('Visitors see this event without its draft competitions.');
  expect(await drafts.statuses(cookie, `${paths.event}/${late.slug}`, paths.singing)).toEqual([200, 200]);
  expect(await drafts.statuses(undefined, `${paths.event}/${late.slug}`)).toEqual([404]);
});

it('notes in the audit who made a link and who ended how many', async () => {
  const { links, event, owner, world } = drafts;
  const late = await links.desk.makeEvent();
  await links.make(`/event/${late.id}`);
  await links.make(`/event/${late.id}`);
  for (let time = 0; time < 2; time += 1)
    await links.desk.ask(`/event/${late.id}/preview`, { method: 'DELETE' });
  const lines = await world.server.store.database
    .selectFrom('audit')
    .where('action', 'like', 'season.preview%')
    .where('subject', '=', late.id)
    .orderBy('seq')
    .select(['action', 'actor'])
    .execute();
  expect([event.id === late.id, lines]).toEqual([
    false,
    ['made', 'made', 'ended'].map((act) => ({ action: `season.preview_${act}`, actor: owner.id })),
  ]);
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { layChanges } from '../support/staffEntries/layChanges.ts';
import { layEntry } from '../support/staffEntries/layEntry.ts';
import { newDecision, nobody } from './staffCalls.ts';
import { answerTables } from './staffTables.ts';

type Stage = Pick<Provoking, 'violations'> & {
  disk: { works: boolean };
  world: StaffWorld;
  owner: Person & { organisation: string };
};

/** Has the calls about entries return each status that only a particular request can cause. */
export async function answerEntries(stage: Stage): Promise<string[]> {
  const { world, owner, violations } = stage;
  const { browser, organisation } = owner;
  const [competition] = (await layCompetitions(world, organisation, ['Entries'])) as [string];
  const entry = await layEntry(world, competition, { email: 'huda@example.om', phone: '+96891234567' });
  const { browser: finance } = await world.join(owner, 'finance', 'entries@example.om');
  const list = (query: string, within = organisation, by = browser) =>
    world.ask(`/organisation/${within}/entry${query}`, { browser: by });
  const candidate = (id: string, by = browser) =>
    world.ask(`/organisation/${organisation}/candidate/${id}`, { browser: by });
  return [
    ...(await violations('listStaffEntries', 200, await list('?status=pending'))),
    ...(await violations('listStaffEntries', 400, await list('?after=1'))),
    ...(await violations('listStaffEntries', 403, await list('', organisation, finance))),
    ...(await violations('listStaffEntries', 404, await list('', nobody))),
    ...(await violations('readStaffEntry', 200, await list(`/${entry}`))),
    ...(await violations('readStaffEntry', 400, await list('/1'))),
    ...(await violations('readStaffEntry', 403, await list(`/${entry}`, organisation, finance))),
    ...(await violations('readStaffEntry', 404, await list(`/${nobody}`))),
    ...(await violations('readCandidate', 200, await candidate(entry))),
    ...(await violations('readCandidate', 400, await candidate('1'))),
    ...(await violations('readCandidate', 403, await candidate(entry, finance))),
    ...(await violations('readCandidate', 404, await candidate(nobody))),
    ...(await answerChanges(stage, { entry, finance })),
    ...(await answerTables(stage)),
  ];
}

/** Of the changes of a candidate who has one entry. */
async function answerChanges(
  { world, owner: { browser, organisation }, disk, violations }: Stage,
  { entry, finance }: { entry: string; finance: StaffBrowser },
): Promise<string[]> {
  const { dataDir } = world.server.config;
  await mkdir(join(dataDir, 'images'), { recursive: true });
  await writeFile(join(dataDir, 'images', 'ab-160.webp'), 'A picture');
  const [name, country] = await layChanges(world.server.config, entry, [
    { field: 'full_name', value: 'Hind', at: 1 },
    { field: 'country_id', value: '2', at: 2 },
    { field: 'image_url', value: '/images/ab-160.webp', at: 3 },
  ]);
  const of = `/organisation/${organisation}/candidate`;
  const picture = (path: string, by = browser) => world.ask(`${of}/${path}`, { browser: by });
  const decide = (path: string, body: object = { decision: 'approved', reason: null }, by = browser) =>
    world.ask(`${of}/${path}`, { browser: by, body });
  const change = `${entry}/change/${name}`;
  disk.works = false;
  const full = await violations('decideChange', 503, await decide(change));
  disk.works = true;
  return [
    ...full,
    ...(await violations('showCandidatePicture', 200, await picture(`${entry}/picture/ab-160.webp`))),
    ...(await violations('showCandidatePicture', 400, await picture(`${entry}/picture/x%20`))),
    ...(await violations('showCandidatePicture', 403, await picture(`${entry}/picture/x`, finance))),
    ...(await violations('showCandidatePicture', 404, await picture(`${entry}/picture/cd-160.webp`))),
    ...(await violations('decideChange', 204, await decide(change))),
    ...(await violations('decideChange', 400, await decide(`${entry}/change/1`))),
    ...(await violations('decideChange', 403, await decide(change, newDecision, finance))),
    ...(await violations('decideChange', 404, await decide(`${nobody}/change/${country}`))),
    ...(await violations('decideChange', 409, await decide(change, newDecision))),
    ...(await violations('decideChange', 422, await decide(change, { decision: 'rejected', reason: ' ' }))),
  ];
}

import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { layEntry } from '../support/staffEntries/layEntry.ts';
import { nobody } from './staffCalls.ts';
import { answerTables } from './staffTables.ts';

type Stage = Pick<Provoking, 'violations'> & {
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
    ...(await answerTables(stage)),
  ];
}

import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { layEntry } from '../support/staffEntries/layEntry.ts';
import { nobody } from './staffCalls.ts';
import { asFile, decisionFile } from './tableCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
};

/** Has the calls about tables of entries return each status that only a particular request can cause. */
export async function answerTables({ world, owner, violations }: Stage): Promise<string[]> {
  const { organisation } = owner;
  const [competition] = (await layCompetitions(world, organisation, ['Tables'])) as [string];
  const entry = await layEntry(world, competition, { email: 'huda@example.om' });
  const { browser: finance } = await world.join(owner, 'finance', 'tables@example.om');
  const browser = await world.layBrowser(owner);
  const wrong: string[] = [];
  for (const [operation, path, query] of [
    ['countEntries', 'entry-count', '?status=pending'],
    ['exportEntries', 'entry-file', asFile],
    ['exportEntries', 'entry-file', asFile.replace('csv', 'xlsx')],
    ['exportContacts', 'entry-contact-file', asFile],
  ] as const) {
    const ask = (more: string, within = organisation, by = browser) =>
      world.ask(`/organisation/${within}/${path}${more}`, { browser: by });
    wrong.push(
      ...(await violations(operation, 200, await ask(query))),
      ...(await violations(operation, 400, await ask('?status=lost'))),
      ...(await violations(operation, 403, await ask(query, organisation, finance))),
      ...(await violations(operation, 404, await ask(query, nobody))),
    );
  }
  for (const [operation, path] of [
    ['checkDecisions', 'decision-file/check'],
    ['importDecisions', 'decision-file'],
  ] as const) {
    const send = (more: object = {}, within = organisation, by = browser) =>
      world.ask(`/organisation/${within}/${path}`, { ...decisionFile, browser: by, ...more });
    wrong.push(
      ...(await violations(operation, 200, await send({ raw: `id,decision\n${entry},approve\n` }))),
      ...(await violations(operation, operation === 'checkDecisions' ? 200 : 422, await send())),
      ...(await violations(operation, 400, await send({}, '1'))),
      ...(await violations(operation, 403, await send({}, organisation, finance))),
      ...(await violations(operation, 404, await send({}, nobody))),
      ...(await violations(operation, 415, await send({ headers: { 'content-type': 'image/gif' } }))),
    );
  }
  return wrong;
}

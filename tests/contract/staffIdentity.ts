import type { Revealed } from '../../domain/staff/staffContract.ts';
import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffWorld } from '../support/staff/staffWorld.ts';
import { layDocument } from '../support/staffEntries/layDocument.ts';
import { layEntry } from '../support/staffEntries/layEntry.ts';
import { newReveal, newVerdict, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/** Has the calls about identity documents return each status that only a particular request can cause. */
export async function answerIdentity({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const { browser, organisation } = owner;
  const [competition] = (await layCompetitions(world, organisation, ['Identity'])) as [string];
  const entry = await layEntry(world, competition);
  const { browser: finance } = await world.join(owner, 'finance', 'identity@example.om');
  const wrong: string[] = [];
  const expecting = async (
    operation: string,
    status: number,
    { of = entry, by = browser, body = undefined as object | undefined } = {},
  ) => {
    const path = { readIdentityCheck: '', revealIdentity: '/reveal', openIdentity: '/open' }[operation];
    const asked = { browser: by, ...(body && { body }) };
    const at = `/organisation/${organisation}/entry/${of}/identity${path ?? '/verdict'}`;
    const reply = await world.ask(at, asked);
    wrong.push(...(await violations(operation, status, reply.clone())));
    return reply;
  };
  const bodies = {
    readIdentityCheck: undefined,
    revealIdentity: newReveal,
    openIdentity: { token: 'x' },
    judgeIdentity: newVerdict,
  };
  for (const [operation, body] of Object.entries(bodies)) {
    await expecting(operation, 400, { of: '1', body });
    await expecting(operation, 403, { by: finance, body });
    await expecting(operation, 404, { of: nobody, body });
  }
  await expecting('readIdentityCheck', 200);
  await expecting('revealIdentity', 410, { body: newReveal });
  await layDocument(world, entry);
  disk.works = false;
  await expecting('revealIdentity', 503, { body: newReveal });
  disk.works = true;
  const { look, token } = (await (
    await expecting('revealIdentity', 201, { body: newReveal })
  ).json()) as Revealed;
  const verdict = { ...newVerdict, look };
  await expecting('judgeIdentity', 409, { body: verdict });
  disk.works = false;
  await expecting('openIdentity', 503, { body: { token } });
  disk.works = true;
  await expecting('openIdentity', 200, { body: { token } });
  await expecting('openIdentity', 410, { body: { token } });
  disk.works = false;
  await expecting('judgeIdentity', 503, { body: verdict });
  disk.works = true;
  await expecting('judgeIdentity', 201, { body: verdict });
  await expecting('judgeIdentity', 200, { body: verdict });
  const again = () =>
    world.ask(`/organisation/${organisation}/entry/${entry}/identity/reveal`, { body: newReveal, browser });
  let late = await again();
  while (late.status === 201) late = await again();
  wrong.push(...(await violations('revealIdentity', 429, late)));
  return wrong;
}

import type { Provoking } from '../support/servers/contract.ts';
import { calls, nobody } from './staffCalls.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about organisations return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerOrganisations({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const { browser, organisation } = owner;
  const { browser: finance } = await world.join(owner, 'finance', 'reader@example.om');
  const own = calls['makeOrganisation']![1].body as { id: string };
  const made = { ...own, name_en: 'House' };
  const to: Record<string, string> = {
    readOrganisationSettings: `/organisation/${made.id}`,
    changeOrganisationSettings: `/organisation/${made.id}`,
    inviteFirstOwner: `/organisation/${made.id}/first-owner`,
  };
  const ask = (operation: string, path = to[operation] ?? '/organisation', by = browser, sent?: object) => {
    const [, { method, body: usual }] = calls[operation]!;
    return world.ask(path, {
      ...(method && { method }),
      ...(usual !== undefined && { body: sent ?? usual }),
      browser: by,
    });
  };
  const wrong: string[] = [];
  const expecting = async (operation: string, status: number, ...rest: [string?, StaffBrowser?, object?]) =>
    wrong.push(...(await violations(operation, status, await ask(operation, ...rest))));

  for (const operation of ['listOrganisations', 'makeOrganisation'])
    await expecting(operation, 403, undefined, finance);
  disk.works = false;
  await expecting('makeOrganisation', 503);
  disk.works = true;
  await expecting('makeOrganisation', 422, undefined, browser, { ...made, name_ar: ' ' });
  await expecting('makeOrganisation', 201, undefined, browser, made);
  await expecting('makeOrganisation', 201, undefined, browser, made);
  await expecting('listOrganisations', 200);
  for (const operation of ['readOrganisationSettings', 'changeOrganisationSettings', 'inviteFirstOwner']) {
    const ending = operation === 'inviteFirstOwner' ? '/first-owner' : '';
    await expecting(operation, 400, `/organisation/1${ending}`);
    await expecting(operation, 403, `/organisation/${organisation}${ending}`, finance);
    await expecting(operation, 404, `/organisation/${nobody}${ending}`);
  }
  await expecting('readOrganisationSettings', 200);
  disk.works = false;
  await expecting('changeOrganisationSettings', 503);
  await expecting('inviteFirstOwner', 503);
  disk.works = true;
  await expecting('changeOrganisationSettings', 422, undefined, browser, {
    version: 1,
    name_ar: 'x',
    name_en: '',
    zone: 'Muscat',
    support_email: 'nobody',
  });
  await expecting('changeOrganisationSettings', 200);
  await expecting('changeOrganisationSettings', 409);
  await expecting('inviteFirstOwner', 201);
  await expecting('inviteFirstOwner', 422, undefined, browser, { email: 'maha' });
  await expecting('inviteFirstOwner', 409, `/organisation/${organisation}/first-owner`);
  return wrong;
}

import type { CompetitionSettings, StaffEvent } from '../../domain/staff/staffContract.ts';
import type { Provoking } from '../support/servers/contract.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { answerLife } from './staffLife.ts';
import { answerNoPreviews, answerPreviews } from './staffPreviews.ts';
import { answerPictures } from './staffPictures.ts';
import { seasonBodies, seasonCalls, settings } from './seasonCalls.ts';

const nobody = 'A'.repeat(22);

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about events and competitions return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerSeason({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const { browser, organisation } = owner;
  const { browser: auditor } = await world.join(owner, 'auditor', 'season@example.om');
  const wrong: string[] = [];
  const eventId = seasonBodies.makeEvent.id;
  const id = seasonBodies.makeCompetition.id;
  type Sent = { body?: object; by?: StaffBrowser; of?: string; within?: string };
  const ask = (operation: string, { body, by = browser, of, within = organisation }: Sent = {}) => {
    const [path, asked] = seasonCalls[operation]!;
    const [, second] = path.replace('/organisation/', '').split(/\/(.*)/);
    const own = path.includes('/competition/') ? id : eventId;
    const sent = body ?? (asked.body as object | undefined);
    return world.ask(`/organisation/${within}/${second!.replace(nobody, of ?? own)}`, {
      ...(asked.method && { method: asked.method }),
      ...(sent && { body: sent }),
      browser: by,
    });
  };
  const expecting = async (operation: string, status: number, sent?: Sent) => {
    const reply = await ask(operation, sent);
    wrong.push(...(await violations(operation, status, reply.clone())));
    return reply;
  };

  disk.works = false;
  await expecting('makeEvent', 503);
  disk.works = true;
  await expecting('makeEvent', 422, { body: { ...seasonBodies.makeEvent, name_ar: ' ' } });
  await expecting('makeEvent', 403, { by: auditor });
  await expecting('makeEvent', 404, { within: nobody });
  await expecting('makeEvent', 201);
  const event = (await (await expecting('readStaffEvent', 200)).json()) as StaffEvent;
  await expecting('listStaffEvents', 200);
  await expecting('listStaffEvents', 400, { within: '1' });
  await expecting('listStaffEvents', 404, { within: nobody });
  for (const operation of ['readStaffEvent', 'changeEvent', 'makeCompetition']) {
    await expecting(operation, 400, { of: '1' });
    await expecting(operation, 404, { of: nobody });
  }
  for (const operation of ['changeEvent', 'makeCompetition'])
    await expecting(operation, 403, { by: auditor });
  await expecting('readOverview', 200);
  await expecting('readOverview', 400, { within: '1' });
  await expecting('readOverview', 403, { by: auditor });
  await expecting('readOverview', 404, { within: nobody });
  const change = { ...seasonBodies.changeEvent, version: event.version };
  disk.works = false;
  await expecting('changeEvent', 503, { body: change });
  await expecting('makeCompetition', 503);
  disk.works = true;
  await expecting('changeEvent', 422, { body: { ...change, zone: 'Nowhere' } });
  await expecting('changeEvent', 200, { body: change });
  await expecting('changeEvent', 409, { body: change });
  await expecting('makeCompetition', 422, { body: { ...seasonBodies.makeCompetition, name_ar: '' } });
  await expecting('makeCompetition', 201);

  for (const operation of ['exportSeason', 'copySeason']) {
    await expecting(operation, 400, { of: '1' });
    await expecting(operation, 403, { by: auditor });
    await expecting(operation, 404, { of: nobody });
  }
  const file = await (await expecting('exportSeason', 200)).text();
  const imported = { body: { ...seasonBodies.importSeason, file } };
  disk.works = false;
  await expecting('copySeason', 503);
  await expecting('importSeason', 503, imported);
  disk.works = true;
  await expecting('copySeason', 201);
  await expecting('copySeason', 422, { body: { id: 'D', starts_at: 1 } });
  await expecting('importSeason', 422);
  await expecting('importSeason', 400, { within: '1' });
  await expecting('importSeason', 403, { by: auditor });
  await expecting('importSeason', 404, { within: nobody });
  await expecting('importSeason', 201, imported);

  await answerPreviews({ expecting, auditor, disk });
  wrong.push(...(await answerPictures({ expecting, world, owner, auditor, disk, violations })));

  const made = (await (await expecting('readSettings', 200)).json()) as CompetitionSettings;
  await expecting('checkPublishing', 200);
  const edits = ['changeSettings', 'changePrices', 'publishCompetition'];
  for (const operation of ['readSettings', 'checkPublishing', ...edits]) {
    await expecting(operation, 400, { of: '1' });
    await expecting(operation, 404, { of: nobody });
  }
  for (const operation of edits) await expecting(operation, 403, { by: auditor });
  const written = { version: made.version, ...settings, description_ar: 'وصف' };
  const prices = { ...seasonBodies.changePrices, version: made.version };
  disk.works = false;
  await expecting('changeSettings', 503, { body: written });
  await expecting('changePrices', 503, { body: prices });
  disk.works = true;
  await expecting('publishCompetition', 409, { body: { version: made.version } });
  await expecting('changeSettings', 422, { body: { ...written, slug: 'No slug' } });
  await expecting('changeSettings', 200, { body: written });
  await expecting('changeSettings', 409, { body: written });
  await expecting('changePrices', 409, { body: prices });
  const steep = { unit_baisa: 1, package: { min_votes: 2, unit_baisa: 1, discount_baisa: 2 } };
  await expecting('changePrices', 422, { body: { ...prices, version: made.version + 1, prices: steep } });
  await expecting('changePrices', 200, { body: { ...prices, version: made.version + 1 } });
  disk.works = false;
  await expecting('publishCompetition', 503, { body: { version: made.version + 2 } });
  disk.works = true;
  await expecting('publishCompetition', 200, { body: { version: made.version + 2 } });
  await answerNoPreviews({ expecting });
  await answerLife({ expecting, auditor, disk });
  return wrong;
}

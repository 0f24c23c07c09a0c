import type { PictureSource } from '../../domain/staff/staffContract.ts';
import type { Provoking } from '../support/servers/contract.ts';
import { drawnPicture, middleCrops } from '../support/pictures/pictureDesk.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';

const nobody = 'A'.repeat(22);

type Sent = { body?: object; by?: StaffBrowser; of?: string };

type Stage = Pick<Provoking, 'violations'> & {
  /** Makes a call, of the event or its only competition, and notes how the reply differs from the contract. */
  expecting: (operation: string, status: number, sent?: Sent) => Promise<Response>;
  world: StaffWorld;
  owner: Person & { organisation: string };
  auditor: StaffBrowser;
  disk: { works: boolean };
};

/**
 * Has the calls about pictures return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerPictures(stage: Stage): Promise<string[]> {
  const { world, owner, auditor, disk, violations, expecting } = stage;
  const { browser, organisation } = owner;
  const wrong: string[] = [];
  const picture = await drawnPicture({ width: 1_200, height: 675 });
  const upload = async (
    status: number,
    { bytes = picture, by = browser, of = organisation, type = 'image/jpeg' } = {},
  ) => {
    const asked = { raw: bytes, headers: { 'content-type': type }, browser: by };
    const reply = await world.ask(`/organisation/${of}/picture`, asked);
    wrong.push(...(await violations('uploadPicture', status, reply.clone())));
    return reply;
  };
  await upload(400, { of: '1' });
  await upload(403, { by: auditor });
  await upload(404, { of: nobody });
  await upload(413, { bytes: Buffer.alloc(15_000_001) });
  await upload(415, { type: 'image/gif' });
  await upload(422, { bytes: Buffer.from('no picture') });
  disk.works = false;
  await upload(503);
  disk.works = true;
  const source = (await (await upload(201)).json()) as PictureSource;
  const show = async (status: number, name: string) => {
    const reply = await world.ask(`/organisation/${organisation}/picture/${name}`, { browser });
    wrong.push(...(await violations('showPicture', status, reply)));
  };
  await show(200, source.id);
  await show(400, '!');
  await show(404, nobody);
  const wanted = { source: source.id, crops: middleCrops(source), alt_ar: 'صورة', alt_en: 'A picture' };
  const body = { version: 1, picture: { ...wanted, decorative: false } };
  for (const kind of ['Event', 'Competition']) {
    const [reads, changes] = [`read${kind}Picture`, `change${kind}Picture`];
    for (const operation of [reads, changes]) {
      await expecting(operation, 400, { of: '1' });
      await expecting(operation, 404, { of: nobody });
    }
    await expecting(reads, 200);
    await expecting(changes, 403, { by: auditor });
    await expecting(changes, 422, { body: { version: 1, picture: { ...body.picture, alt_en: '' } } });
    disk.works = false;
    await expecting(changes, 503, { body });
    disk.works = true;
    await expecting(changes, 200, { body });
    await expecting(changes, 409, { body });
  }
  return wrong;
}

import { expect, it } from 'vitest';
import type { StaffPicture } from '../../domain/staff/staffContract.ts';
import { openPostgresDatabase } from '../../tests/support/database/databases.ts';
import { startS3Server } from '../../tests/support/media/s3Server.ts';
import { middleCrops, PictureDesk } from '../../tests/support/pictures/pictureDesk.ts';
import { PreviewLinks } from '../../tests/support/previews/previewLinks.ts';
import { read, StaffWorld } from '../../tests/support/staff/staffWorld.ts';

/** A competition and its event, drafts with a picture each. @returns files of the pictures, and how it is published */
async function draftWithPictures(world: StaffWorld) {
  const desk = new PictureDesk(world, await world.setUp());
  const event = await desk.makeEvent();
  const singing = await desk.makeCompetition(event.id);
  await desk.change(singing, { description_ar: 'وصف' });
  const source = await desk.uploaded();
  const picture = { source: source.id, crops: middleCrops(source), alt_ar: '', alt_en: '', decorative: true };
  const nameAt = async (path: string) =>
    (await read<StaffPicture>(await desk.put(`${path}/picture`, 1, picture))).picture!.name;
  const [own, ofEvent] = [await nameAt(`/competition/${singing.id}`), await nameAt(`/event/${event.id}`)];
  const files = [`${own}-480.webp`, `${own}-card-264.webp`, `${own}-preview.jpg`, `${ofEvent}-480.webp`];
  const publish = async () => (await desk.publish(await desk.settings(singing.id))).status;
  const previewed = async () => {
    const links = new PreviewLinks(desk);
    return links.open(await links.make(`/event/${event.id}`));
  };
  const never = [`s${source.id}-source.webp`, `s${'A'.repeat(22)}-480.webp`];
  return { files, ofEvent, never, previewed, publish };
}

const ask = (node: StaffWorld, file: string, cookie?: string) =>
  fetch(`${node.server.site}/images/${file}`, { headers: cookie === undefined ? {} : { cookie } });
const statuses = (node: StaffWorld, files: readonly string[], cookie?: string) =>
  Promise.all(files.map(async (file) => (await ask(node, file, cookie)).status));
const keeping = async (node: StaffWorld, file: string, cookie?: string) => {
  const { headers } = await ask(node, file, cookie);
  return ['cache-control', 'x-robots-tag'].map((name) => headers.get(name));
};
const kept = ['public, max-age=31536000, immutable', null];
const notKept = ['no-store', 'noindex'];
const all = (status: number, files: readonly string[]) => files.map(() => status);

it('serves the picture of a draft to its previews alone until it is public, on every node, and what was sent never', async () => {
  const [database, bucket] = await Promise.all([openPostgresDatabase(), startS3Server()]);
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  const a = await StaffWorld.start({ databaseUrl, s3: bucket.settings });
  const b = await a.secondNode();
  const { files, never, previewed, publish } = await draftWithPictures(a);
  const each = [...files, ...never];
  expect([await statuses(a, each), await statuses(b, each)]).toEqual([all(404, each), all(404, each)]);
  const shown = [...all(200, files), ...all(404, never)];
  const cookie = await previewed();
  expect([await statuses(a, each, cookie), await statuses(b, each, cookie)]).toEqual([shown, shown]);
  expect([await keeping(b, files[0]!, cookie), await statuses(b, files)]).toEqual([notKept, all(404, files)]);
  expect([await publish(), await statuses(a, each), await statuses(b, each)]).toEqual([200, shown, shown]);
  await b.close();
  await a.close();
  await bucket.close();
  await database.close();
}, 180_000);

it('hides it from a folder, too, however its address is spelt', async () => {
  const world = await StaffWorld.start();
  const { files, ofEvent, never, previewed, publish } = await draftWithPictures(world);
  const spelt = [`%73${ofEvent.slice(1)}-480.webp`, `contestants/..%2F${ofEvent}-480.webp`];
  const each = [...files, ...spelt, ...never];
  expect(await statuses(world, each)).toEqual(all(404, each));
  const cookie = await previewed();
  expect([await statuses(world, files, cookie), await keeping(world, files[0]!, cookie)]).toEqual([
    all(200, files),
    notKept,
  ]);
  expect([await publish(), await keeping(world, files[0]!, cookie)]).toEqual([200, kept]);
  expect(await statuses(world, [...files, spelt[0]!, ...never])).toEqual([
    ...all(200, [...files, 'x']),
    ...all(404, never),
  ]);
  await world.close();
}, 180_000);

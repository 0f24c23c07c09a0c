import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { threeOwners } from '../../../tests/support/approvals/threeOwners.ts';
import { type MailServer, startMailServer } from '../../../tests/support/outside/mailServer.ts';
import { readMail } from '../../../tests/support/outside/readMail.ts';
import { adminOrigin, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';

/** As long as the sender waits between two looks. */
const LOOK = 2_000;

let mail: MailServer;
let world: StaffWorld;
beforeAll(async () => {
  mail = await startMailServer();
  world = await StaffWorld.start({ mail: { url: mail.url, from: 'Sawt <no-reply@vote.example>' } });
  await world.setUp();
});
afterAll(async () => {
  await world.close();
  await mail.close();
});

async function work(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    world.clock.advance(LOOK);
    world.server.app.staff.tick();
    await world.server.app.staff.rest();
  }
}
const sentAfter = (before: number) => mail.taken.slice(before).map(readMail);

it('what waits for a second person goes to all who may approve it, and what became of it to the asker', async () => {
  const { first, second, third, inviteOwner, approve, reject } = await threeOwners(world);
  await work();
  const before = mail.taken.length;
  const { approval } = await read<Asked>(await inviteOwner(first));
  await inviteOwner(first);
  await work();
  const asked = sentAfter(before);
  expect([asked.length, new Set(asked.map(({ to }) => to[0]))]).toEqual([
    2,
    new Set([second.email, third.email]),
  ]);
  expect(asked[0]).toMatchObject({
    language: 'ar',
    subject: 'طلب موافقتك من \u2068Salma Al Harthy\u2069: دعوة مالك',
    text: expect.stringContaining(`\n\n${adminOrigin}/approvals\n\n`),
  });
  expect(asked.map(({ text }) => text).join()).not.toMatch(/next@example\.om|{{|undefined/);
  expect((await approve(approval, second)).status).toBe(200);
  const other = await read<Asked>(await inviteOwner(first, 'other@example.om'));
  expect((await reject(other.approval, third)).status).toBe(204);
  await work();
  const decided = sentAfter(before + 2).filter(({ to }) => to[0] === first.email);
  expect(decided.map(({ subject }) => subject)).toEqual([
    'تمت الموافقة على الطلب: دعوة مالك',
    'رُفض الطلب: دعوة مالك',
  ]);
});

it('an act that was decided or withdrawn before its e-mail leaves is not announced', async () => {
  const { first, inviteOwner, withdraw } = await threeOwners(world);
  await work();
  const before = mail.taken.length;
  const { approval } = await read<Asked>(await inviteOwner(first));
  expect((await withdraw(approval, first)).status).toBe(204);
  await work();
  expect(sentAfter(before)).toEqual([]);
});

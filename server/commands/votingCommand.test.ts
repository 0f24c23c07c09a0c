import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SmsReply } from '../../domain/contract.ts';
import { seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { PaymentWorld } from '../../tests/support/payments/paymentWorld.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import type { Command } from './command.ts';
import { serveCommands } from './commandSocket.ts';
import { serverCommands } from './serverCommands.ts';
import { votingCommand } from './votingCommand.ts';

let world: PaymentWorld;
let socket: { close(): Promise<void> };
beforeAll(async () => {
  world = await PaymentWorld.start();
  const { store } = world.server;
  socket = await serveCommands(world.dataDir, serverCommands(store.writer, world.clock));
});
afterAll(async () => {
  await socket.close();
  await world.close();
});

const run = async (...args: string[]): Promise<[number, string[]]> => {
  const lines: string[] = [];
  const command: Command = votingCommand;
  const config = { dataDir: world.dataDir, databaseUrl: null };
  const code = await command(args, { config, print: (line) => lines.push(line) });
  return [code, lines];
};

const openGroup = async () =>
  (await world.board()).data.groups.find(
    ({ opens_at, closes_at }) => opens_at <= seasonNow && seasonNow < closes_at,
  )!;
const groupId = async () => {
  const { number } = await openGroup();
  const groups = world.server.store.database.selectFrom('voting_groups').where('number', '=', number);
  return (await groups.select('id').executeTakeFirstOrThrow()).id;
};
const reasons = ['--reason', 'انقطع البث.', '--reason-en', 'The broadcast is down.'];
const text = async () =>
  (await (
    await sendSms(world.server.site, world.clock, { text: (await openGroup()).participants[0]!.sms_code })
  ).json()) as SmsReply;
const ordered = async () => {
  const response = await world.order();
  const body = (await response.json()) as { code?: string };
  return [response.status, body.code ?? null];
};

it('stops the vote of a group on both channels and in public, and lets it go on', async () => {
  const id = await groupId();
  const name = (await openGroup()).group_name_en;
  expect(await run('stop', id, ...reasons)).toEqual([
    0,
    [`Voting in ${name} is stopped. Resume it with sawt voting resume ${id} --reason WHY.`],
  ]);
  expect(await text()).toMatchObject({ outcome: 'closed', reply: expect.stringContaining('أُوقف التصويت') });
  expect(await ordered()).toEqual([403, 'voting_stopped']);
  await world.pass(1_000);
  expect((await openGroup()).stopped).toEqual({
    at: seasonNow,
    reason_ar: 'انقطع البث.',
    reason_en: 'The broadcast is down.',
  });
  expect(await run('resume', id, '--reason', 'it is back')).toEqual([
    0,
    [`Voting in ${name} goes on. It was stopped for 1 s.`],
  ]);
  await world.pass(1_000);
  expect((await openGroup()).stopped).toBeUndefined();
  expect((await text()).outcome).toBe('counted');
  expect(await ordered()).toEqual([200, null]);
});

it('says what is missing or not possible', async () => {
  const id = await groupId();
  const needed = /^The public sees why: say it in Arabic with --reason and in English with --reason-en/;
  await expect(run('stop', id, '--reason', 'انقطع البث.')).rejects.toThrow(needed);
  await expect(run('stop', ...reasons)).rejects.toThrow('Name one group by its id.');
  await expect(run('resume', id)).rejects.toThrow('Say why with --reason.');
  await expect(run('pause', id)).rejects.toThrow('Say voting with one of stop, resume, list.');
  expect(await run('resume', id, '--reason', 'again')).toEqual([1, ['Voting in this group is not stopped.']]);
  expect(await run('stop', 'nobody', ...reasons)).toEqual([
    1,
    ['There is no such group. List them with sawt voting list.'],
  ]);
});

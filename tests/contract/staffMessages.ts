import type { Provoking } from '../support/servers/contract.ts';
import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import { layEntry } from '../support/staffEntries/layEntry.ts';
import type { Person, StaffBrowser, StaffWorld } from '../support/staff/staffWorld.ts';
import { messageBodies, messageDraft } from './messageCalls.ts';
import { calls, nobody } from './staffCalls.ts';

type Stage = Pick<Provoking, 'violations'> & {
  world: StaffWorld;
  owner: Person & { organisation: string };
  disk: { works: boolean };
};

/**
 * Has the calls about messages to candidates return each status that only a particular request can cause.
 * @returns how the replies differ from the contract
 */
export async function answerMessages({ world, owner, disk, violations }: Stage): Promise<string[]> {
  const { browser } = owner;
  const { browser: judge } = await world.join(owner, 'judge', 'messages@example.om');
  const wrong: string[] = [];
  type Sent = { body?: object; by?: StaffBrowser; of?: string; in?: string; version?: number };
  const ask = (
    operation: string,
    { body, by = browser, of = nobody, in: organisation, version = 1 }: Sent,
  ) => {
    const [path, asked] = calls[operation]!;
    const sent = body ?? (asked.body as object | undefined);
    const [start, middle, end] = path.split(nobody);
    const own = `${start}${organisation ?? owner.organisation}${middle ?? ''}${end === undefined ? '' : of + end}`;
    return world.ask(own.replace('version=1', `version=${version}`), {
      ...(asked.method && { method: asked.method }),
      ...(sent && { body: sent }),
      browser: by,
    });
  };
  const expecting = async (operation: string, status: number, sent: Sent = {}) => {
    const reply = await ask(operation, sent);
    wrong.push(...(await violations(operation, status, reply.clone())));
    return reply;
  };

  for (const operation of ['listTemplates', 'readTemplate', 'saveTemplate', 'removeTemplate']) {
    await expecting(operation, 400, { in: '1' });
    await expecting(operation, 403, { by: judge });
    await expecting(operation, 404, { in: nobody });
  }
  const texts = messageBodies.saveTemplate;
  const of = 'T'.repeat(22);
  await expecting('listTemplates', 200);
  await expecting('readTemplate', 200, { of: 'approved' });
  const first = { of, body: { ...texts, version: 0 } };
  disk.works = false;
  await expecting('saveTemplate', 503, first);
  disk.works = true;
  await expecting('saveTemplate', 422, { of, body: { ...texts, version: 0, mail_ar: '{{nothing}}' } });
  await expecting('saveTemplate', 200, first);
  await expecting('saveTemplate', 409, { of });
  await expecting('removeTemplate', 409, { of, version: 7 });
  disk.works = false;
  await expecting('removeTemplate', 503, { of });
  disk.works = true;
  await expecting('removeTemplate', 204, { of });
  const [competition] = (await layCompetitions(world, owner.organisation, ['Letters'])) as [string];
  await layEntry(world, competition, { email: 'letters@example.om', verified: true });
  for (const operation of sendingCalls) {
    await expecting(operation, 400, { in: '1' });
    await expecting(operation, 403, { by: judge });
    await expecting(operation, 404, { in: nobody });
  }
  await expecting('sampleMessage', 200);
  await expecting('previewMessage', 422, { body: { ...messageDraft, mail_ar: '{{nothing}}' } });
  await expecting('sampleMessage', 422, { body: { ...messageDraft, after: null, mail_ar: '{{nothing}}' } });
  const preview = await expecting('previewMessage', 200);
  const { hash } = (await preview.json()) as { hash: string };
  const body = { ...messageBodies.sendMessage, hash };
  await expecting('sendMessage', 409);
  await expecting('sendMessage', 422, { body: { ...body, name: ' ' } });
  disk.works = false;
  await expecting('sendMessage', 503, { body });
  disk.works = true;
  await expecting('sendMessage', 200, { body });
  const sent = { of: body.id };
  await expecting('listSentMessages', 200);
  await expecting('readSentMessage', 200, sent);
  await expecting('listRecipients', 200, sent);
  for (const [operation, status] of [
    ['undoMessage', 200],
    ['retryMessage', 200],
  ] as const) {
    disk.works = false;
    await expecting(operation, 503, sent);
    disk.works = true;
    await expecting(operation, status, sent);
  }
  const late = { of: 'L'.repeat(22) };
  const again = await expecting('previewMessage', 200);
  const seen = ((await again.json()) as { hash: string }).hash;
  await expecting('sendMessage', 200, { body: { ...body, id: late.of, hash: seen } });
  world.clock.advance(600_000);
  await expecting('undoMessage', 409, late);
  return wrong;
}

/** Calls about messages that staff send. */
const sendingCalls = [
  'previewMessage',
  'sampleMessage',
  'listSentMessages',
  'sendMessage',
  'readSentMessage',
  'undoMessage',
  'retryMessage',
  'listRecipients',
];

import { afterAll, beforeAll, expect, it } from 'vitest';
import { automaticKinds } from '../../../domain/messages/automaticTemplates.ts';
import type { StaffTemplate, TemplateList } from '../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { layEntry } from '../../../tests/support/staffEntries/layEntry.ts';
import { composeEntryMessage } from '../../entries/messages/composeEntryMessage.ts';
import { productWords } from '../../entries/messages/productWords.ts';

let world: StaffWorld;
let owner: Person & { organisation: string };
let singing: string;

beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  [singing] = (await layCompetitions(world, owner.organisation, ['Singing'])) as [string];
});
afterAll(() => world.close());

const texts = {
  subject_ar: 'قرارنا: {{competition}}',
  subject_en: 'Our decision: {{competition}}',
  mail_ar: 'عزيزنا {{name}}،{{reason}}',
  mail_en: 'Dear {{name}},{{reason}}',
  sms_ar: 'قرارنا.{{reason}}',
  sms_en: 'Our decision.{{reason}}',
};
const own = 'O'.repeat(22);

const ask = (id: string, asked: { method?: string; body?: object } = {}, { browser } = owner) =>
  world.ask(`/organisation/${owner.organisation}/template${id}`, { browser, ...asked });
const save = (id: string, version: number, changes: object = {}, by = owner) =>
  ask(`/${id}`, { method: 'PUT', body: { version, name: 'Rehearsal', ...texts, ...changes } }, by);

/** What a candidate reads of a message about an entry. */
async function sent(kind: 'rejected' | 'approved', channel: 'mail' | 'sms', language: 'ar' | 'en' = 'en') {
  const entry = await layEntry(world, singing, {
    name: 'Maha',
    email: 'maha@example.om',
    phone: '+96891234567',
  });
  const row = {
    entry_id: entry,
    correction_id: null,
    decision_id: null,
    reason: 'Too short.',
    state: 'due',
    attempts: 1,
  } as const;
  const times = { next_try_at: 0, created_at: 0, done_at: null, claimed_until: null };
  const message = await composeEntryMessage(
    {
      database: world.server.store.database,
      publicOrigin: 'https://vote.example',
      supportEmail: 'support@sawt.example',
      now: () => world.clock.now(),
    },
    { id: 'M'.repeat(22), kind, channel, language, ...row, ...times },
  );
  const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replace(entry, 'ENTRY');
  return message && [message.channel === 'mail' ? bare(message.subject) : '', bare(message.text)];
}

it("has the product's words of every automatic message until somebody changes them", async () => {
  const { data } = await read<TemplateList>(await ask(''));
  expect(data).toEqual(
    automaticKinds.map((kind) => ({ id: kind, kind, name: null, version: 0, changed: null })),
  );
  expect(await read(await ask('/rejected'))).toEqual({
    id: 'rejected',
    kind: 'rejected',
    name: null,
    version: 0,
    changed: null,
    ...productWords.rejected,
  });
});

it('sends an automatic message in the words of the organisation from their save until their removal', async () => {
  const before = await sent('rejected', 'sms');
  const saved = await read<StaffTemplate>(await save('rejected', 0));
  expect(saved).toEqual({
    id: 'rejected',
    kind: 'rejected',
    name: null,
    version: 1,
    changed: { at: world.clock.now(), by: 'Salma Al Harthy' },
    ...texts,
  });
  expect(await sent('rejected', 'mail')).toEqual([
    'Our decision: Singing',
    'Dear Maha,\n\nThe reason: Too short.',
  ]);
  expect(await sent('rejected', 'sms', 'ar')).toEqual(['', 'قرارنا. السبب: Too short.']);
  expect((await sent('approved', 'sms'))?.[1]).toContain('is approved.');
  await read(await save('rejected', 1, { sms_en: 'No.{{reason}}' }));
  expect(await sent('rejected', 'sms')).toEqual(['', 'No. Reason: Too short.']);
  expect((await ask('/rejected?version=2', { method: 'DELETE' })).status).toBe(204);
  expect(await sent('rejected', 'sms')).toEqual(before);
  expect((await read<StaffTemplate>(await ask('/rejected'))).version).toBe(0);
});

it('stores no text that could not be sent', async () => {
  const broken = { mail_en: 'Dear {{name}},\n{{votes}}{{reason}}', sms_ar: 'قرارنا.', subject_ar: ' ' };
  expect(await answered(await save('rejected', 0, broken))).toEqual({
    status: 422,
    code: 'unprocessable',
    errors: {
      mail_en: ['In line 2, something in double braces is not a value of this message.'],
      sms_ar: ['This message needs a value that the text does not have. See below which one.'],
      subject_ar: ['Enter a subject of at most 150 characters.'],
    },
  });
  expect(await answered(await save(own, 0, { name: ' ' }))).toMatchObject({ status: 422 });
  const { data } = await read<TemplateList>(await ask(''));
  expect(data.filter(({ version }) => version > 0)).toEqual([]);
});

it('takes of two people who change the same version the first, and shows the other what it is now', async () => {
  const plain = { mail_ar: 'أهلًا', mail_en: 'Hello', sms_ar: 'أهلًا', sms_en: 'Hello' };
  await read(await save(own, 0, plain));
  const late = await save(own, 0, { ...plain, sms_en: 'Good day' });
  expect([late.status, await late.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'changed_meanwhile',
      present: expect.objectContaining({ version: 1, name: 'Rehearsal', sms_en: 'Hello' }),
    }),
  ]);
  const versions = await world.server.store.database
    .selectFrom('template_versions')
    .where('template_id', '=', own)
    .select('version')
    .execute();
  expect(versions).toEqual([{ version: 1 }]);
});

it('leaves the words of automatic messages to people whose role is not limited to some competitions', async () => {
  const limited = await layPerson(world, owner.organisation, 'organiser', [singing]);
  const by = { ...limited, organisation: owner.organisation };
  expect((await save('approved', 0, {}, by)).status).toBe(403);
  expect((await ask('/approved?version=1', { method: 'DELETE' }, by)).status).toBe(403);
  expect(
    (await save('P'.repeat(22), 0, { ...texts, mail_ar: 'أ', mail_en: 'a', sms_ar: 'أ', sms_en: 'a' }, by))
      .status,
  ).toBe(200);
});

it('notes in the audit who saved which version, without the texts', async () => {
  const lines = await world.server.store.database
    .selectFrom('audit_details')
    .where('action', 'like', 'template.%')
    .orderBy('seq')
    .select(['action', 'subject', 'organisation_id', 'after'])
    .execute();
  expect(
    lines.map(({ action, subject, after }) => [action, subject, JSON.parse(after ?? '{}').version]),
  ).toEqual([
    ['template.saved', 'rejected', 1],
    ['template.saved', 'rejected', 2],
    ['template.removed', 'rejected', undefined],
    ['template.saved', own, 1],
    ['template.saved', 'P'.repeat(22), 1],
  ]);
  expect(lines.every(({ organisation_id: id }) => id === owner.organisation)).toBe(true);
  expect(JSON.stringify(lines)).not.toContain('Our decision');
});

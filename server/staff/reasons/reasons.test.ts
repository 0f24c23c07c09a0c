import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RejectReasons, ScreeningDesk } from '../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { productReasons } from './reasonsRepo.ts';

const sound = { ar: 'الصوت غير واضح.', en: 'The sound is unclear.' };
const late = { ar: 'وصلت متأخرة.', en: 'It came late.' };

forEachDatabase('the reasons of an organisation', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let organiser: Person;
  let screener: Person;
  let version: number;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    organiser = await layPerson(world, owner.organisation, 'organiser');
    screener = await layPerson(world, owner.organisation, 'screener');
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  const ask = (by: Pick<Person, 'browser'>, body?: object, organisation = owner.organisation) =>
    world.ask(`/organisation/${organisation}/reasons`, {
      browser: by.browser,
      ...(body && { method: 'PUT', body }),
    });
  const list = async (by = screener) => read<RejectReasons>(await ask(by));
  const save = (reasons: readonly object[] | null, by: Pick<Person, 'browser'> = organiser, of = version) =>
    ask(by, { version: of, reasons });
  const inQueue = async (by = screener) => {
    const path = `/organisation/${owner.organisation}/screening`;
    return (await read<ScreeningDesk>(await world.ask(path, { browser: by.browser }))).reasons;
  };
  beforeEach(async () => {
    ({ version } = await list());
    await save(null);
    ({ version } = await list());
  });

  it('are those of the product, then its own in the queue, then those of the product again', async () => {
    expect([(await list()).is_own, await inQueue()]).toEqual([false, productReasons]);
    const saved = await read<RejectReasons>(await save([{ ...sound, en: ` ${sound.en} ` }, late]));
    expect(saved).toEqual({
      version: version + 1,
      is_own: true,
      changed: { at: world.clock.now(), by: expect.any(String) as string },
      reasons: [sound, late],
    });
    expect([await list(), await inQueue()]).toEqual([saved, [sound, late]]);
    expect(await read<RejectReasons>(await save(null, owner, version + 1))).toMatchObject({
      version: version + 2,
      is_own: false,
      reasons: productReasons,
    });
    expect(await inQueue()).toEqual(productReasons);
  });

  it('are changed by one of two people, and the other sees how they are now', async () => {
    const [one, other] = await Promise.all([save([sound]), save([late], owner)]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
    const refused = one.status === 409 ? one : other;
    const { reasons } = await list();
    expect(await refused.json()).toMatchObject({
      code: 'changed_meanwhile',
      present: { version: version + 1, reasons },
    });
  });

  it('are at least one and at most nine, each in both languages', async () => {
    const wrong = async (reasons: readonly object[]) => {
      const response = await save(reasons);
      const { errors } = (await response.json()) as { errors: Record<string, unknown> };
      return [response.status, Object.keys(errors)];
    };
    expect(await wrong([sound, { ar: ' ', en: 'x' }])).toEqual([422, ['reason_2_ar']]);
    expect(await wrong([{ ar: 'x', en: 'x'.repeat(501) }])).toEqual([422, ['reason_1_en']]);
    expect(await wrong([])).toEqual([422, ['reason_1_ar', 'reason_1_en']]);
    expect((await wrong(Array.from({ length: 10 }, () => sound)))[0]).toBe(422);
    expect((await list()).version).toBe(version);
  });

  it('are read by those who screen, and changed by owners and organisers of the whole organisation', async () => {
    const [singing] = (await layCompetitions(world, owner.organisation, ['Singing'])) as [string];
    const limited = await layPerson(world, owner.organisation, 'organiser', [singing]);
    const auditor = await layPerson(world, owner.organisation, 'auditor');
    const foreign = await world.layOrganisation();
    const code = async (response: Promise<Response>) => (await answered(await response)).code;
    expect([
      await code(save([sound], screener)),
      await code(save([sound], limited)),
      await code(ask(auditor)),
      await code(ask(owner, undefined, foreign)),
      (await ask(limited)).status,
    ]).toEqual(['forbidden', 'forbidden', 'forbidden', 'not_found', 200]);
  });

  it('leave a line of the audit with what they were and are; an unchanged list leaves none', async () => {
    await save([sound]);
    await save([sound], organiser, version + 1);
    const lines = await writeBeside(world.server.config, (db) =>
      db
        .selectFrom('audit_details')
        .where('action', '=', 'reasons.changed')
        .where('organisation_id', '=', owner.organisation)
        .orderBy('seq', 'desc')
        .select(['actor', 'before', 'after'])
        .execute(),
    );
    const now = { version: version + 1, is_own: true, reasons_ar: [sound.ar], reasons_en: [sound.en] };
    const [line] = lines;
    expect([line?.actor, JSON.parse(line?.after ?? '')]).toEqual([organiser.id, now]);
    expect(JSON.parse(line?.before ?? '')).toMatchObject({ version, is_own: false });
  });
});

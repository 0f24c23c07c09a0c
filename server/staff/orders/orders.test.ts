import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffOrderDetails, StaffOrderPage } from '../../../domain/staff/staffContract.ts';
import { ORDER_PAGE } from '../../../domain/staff/staffLimits.ts';
import { pay } from '../../../tests/support/approvals/votedWorld.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { orderedWorld, payer } from '../../../tests/support/payments/staffOrders.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';

type Ordered = Awaited<ReturnType<typeof orderedWorld>>;

forEachDatabase('the orders that staff read', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let one: Ordered;
  let other: Ordered;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    one = await orderedWorld(world, owner);
    other = await orderedWorld(world, owner);
    owner.browser = await world.layBrowser(owner);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const ask = (query = '', sent?: string, by: Person = owner) =>
    world.ask(`/organisation/${owner.organisation}/order${query}`, {
      browser: by.browser,
      ...(sent !== undefined && { headers: { 'x-payer': encodeURIComponent(sent) } }),
    });
  const list = async (query = '', sent?: string, by?: Person) =>
    read<StaffOrderPage>(await ask(query, sent, by));
  const idsOf = ({ data }: StaffOrderPage) => data.map(({ id }) => id);
  const details = async (id: string) => read<StaffOrderDetails>(await ask(`/${id}`));
  const within = (competition: Ordered, query = '') => `?competition=${competition.competition}${query}`;

  it('say what was bought, for whom, for how much, and when it was counted and refunded', async () => {
    const { id, receiptCode } = await one.place();
    const at = world.clock.now();
    const opened = {
      id,
      receipt_code: receiptCode,
      kind: 'vote',
      state: 'open',
      under_review: false,
      refund: null,
      competition: {
        id: one.competition,
        name_ar: null,
        name_en: expect.stringMatching(/^Singing /) as string,
      },
      zone: 'Asia/Muscat',
      entry_id: one.entryId,
      contestant: { full_name: 'Muna', full_name_ar: null, full_name_en: null },
      votes: 25,
      amount_baisa: 7_500,
      currency: 'OMR',
      payer: { email: 'H•••@example.om', phone: '•••••654' },
      created_at: at,
      paid_at: null,
    };
    const { competitions, ...page } = await list(`?reference=${id}`);
    expect(page).toEqual({ data: [opened], next: null });
    expect(competitions.map((each) => each.id).toSorted()).toEqual(
      [one, other].map((each) => each.competition).toSorted(),
    );
    await pay(world, id);
    world.clock.advance(1_000);
    const by = { actor: 'operator:fatma', at: world.clock.now() };
    await world.server.app.live.writer.submit('refundOrder', { orderId: id, note: 'asked by mail', ...by });
    const { payments, counted, ...rest } = await details(id);
    expect(rest).toEqual({
      order: { ...opened, state: 'refunded', refund: 'due', paid_at: at },
      group: { number: 1, name_ar: 'مجموعة', name_en: 'Group' },
      expires_at: at + 900_000,
      settled_at: at,
      reversed_at: by.at,
      refunds: [
        {
          state: 'due',
          reason: 'staff',
          note: 'asked by mail',
          amount_baisa: 7_500,
          reference: null,
          asked_at: by.at,
          done_at: null,
        },
      ],
    });
    expect([payments, counted]).toMatchObject([
      [{ gateway: 'sandbox', reference: `invoice of ${id}`, state: 'paid', counted: true, paid_at: at }],
      { at },
    ]);
  });

  it('name the entry of a fee, and not its candidate', async () => {
    const { id, entryId } = await one.placeFee();
    const { order, group, counted } = await details(id);
    const fee = { kind: 'fee', entry_id: entryId, contestant: null, votes: null, amount_baisa: 5_000 };
    expect([order, group, counted]).toMatchObject([fee, null, null]);
  });

  it('hold no whole contact, no card and no session that can be paid', async () => {
    const { id } = await one.place();
    const session = {
      gateway: 'sandbox',
      session_id: 'canary-session',
      order_id: id,
      status: 'open',
    } as const;
    const more = { counted: 0, card: 'canary-card', masked_card: 'canary-mask', created_at: 1 };
    await writeBeside(world.server.config, (db) =>
      db
        .insertInto('payments')
        .values({ ...session, ...more })
        .execute(),
    );
    const answers = [
      await ask(),
      await ask('', payer.email),
      await ask('', payer.phone),
      await ask(`/${id}`),
    ];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.map((text) => text.includes(id))).toEqual([true, true, true, true]);
    const secrets = [payer.email, payer.email.toLowerCase(), payer.phone, payer.phone.slice(1), 'canary-'];
    expect(secrets.filter((secret) => texts.join('').includes(secret))).toEqual([]);
  });

  it('are found by a receipt, an order, or the whole contact of the payer, and never by a part', async () => {
    const mine = { email: `Maha.${newId()}@Example.om`, phone: '+96892345678' };
    const { id, receiptCode } = await other.place(mine);
    expect(idsOf(await list(`?reference=${receiptCode}`))).toEqual([id]);
    expect(idsOf(await list(`?reference=${id}`))).toEqual([id]);
    for (const typed of [mine.email, mine.email.toUpperCase(), ' 92345678', '0096892345678', mine.phone])
      expect([typed, idsOf(await list('', typed))]).toEqual([typed, [id]]);
    for (const typed of [mine.email.slice(1), mine.email.slice(0, -1), '9234567', '345678', '%'])
      expect([typed, idsOf(await list('', typed))]).toEqual([typed, []]);
    expect(idsOf(await list(within(one), mine.phone))).toEqual([]);
    expect(idsOf(await list(within(other, '&state=open'), mine.phone))).toEqual([id]);
    expect(idsOf(await list(within(other, '&state=paid'), mine.phone))).toEqual([]);
  });

  it('of a payer whose contact was dropped are found by it no longer', async () => {
    const email = `${newId()}@example.om`;
    const { id } = await other.place({ email });
    await writeBeside(world.server.config, (db) =>
      db.updateTable('orders').set({ email: null, phone: null }).where('id', '=', id).execute(),
    );
    expect(idsOf(await list('', email))).toEqual([]);
    expect((await details(id)).order.payer).toEqual({ email: null, phone: null });
  });

  it('come the newest first, page after page, without a gap or a repetition, in every filter', async () => {
    const later = world.clock.now() + 1_000_000;
    const states = ['expired', 'failed', 'refunded', 'created'] as const;
    const rows = Array.from({ length: 130 }, (_, index) => ({
      id: newId(),
      // Several orders of one time: a page may end between them.
      created_at: later + Math.floor(index / 7),
      status: states[index % 4]!,
    }));
    await one.lay(rows.filter((_, index) => index % 3 > 0));
    await other.lay(rows.filter((_, index) => index % 3 === 0));
    const pages = async (query: string, found: string[] = [], after = ''): Promise<string[]> => {
      const page = await list(`${query}${after}`);
      expect(page.data.length).toBeLessThanOrEqual(ORDER_PAGE);
      found.push(...page.data.filter(({ created_at }) => created_at >= later).map(({ id }) => id));
      return page.next === null ? found : pages(query, found, `&after=${page.next}`);
    };
    const timeOf = new Map(rows.map(({ id, created_at }) => [id, created_at]));
    for (const [query, wanted] of [
      ['?', rows],
      [within(one), rows.filter((_, index) => index % 3 > 0)],
      ['?state=failed', rows.filter(({ status }) => status === 'failed')],
      ['?state=open', rows.filter(({ status }) => status === 'created')],
      [within(other, '&state=refunded'), rows.filter((row, n) => row.status === 'refunded' && n % 3 === 0)],
    ] as const) {
      const found = await pages(query);
      expect(found.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
      const times = found.map((id) => timeOf.get(id)!);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
  });

  it('of other competitions and organisations are as if absent', async () => {
    const { id } = await one.place();
    const finance = await layPerson(world, owner.organisation, 'finance', [other.competition]);
    const { id: own } = await other.place();
    const missing = { status: 404, code: 'not_found' };
    expect(idsOf(await list(`?reference=${own}`, undefined, finance))).toEqual([own]);
    expect(idsOf(await list(`?reference=${id}`, undefined, finance))).toEqual([]);
    expect(await answered(await ask(within(one), undefined, finance))).toEqual(missing);
    expect(await answered(await ask(`/${id}`, undefined, finance))).toEqual(missing);
    expect(await answered(await ask(`/${newId()}`))).toEqual(missing);
    const foreign = await world.layOrganisation();
    await writeBeside(world.server.config, async (db) => {
      const event = db.selectFrom('competitions').where('id', '=', one.competition).select('event_id');
      await db.updateTable('events').set({ organisation_id: foreign }).where('id', '=', event).execute();
    });
    expect(await answered(await ask(`/${id}`))).toEqual(missing);
    expect(await answered(await ask(within(one)))).toEqual(missing);
    expect(idsOf(await list(`?reference=${id}`))).toEqual([]);
  });

  it('of a node of the release before name their competition, too', async () => {
    const id = newId();
    await other.lay([{ id, created_at: world.clock.now(), of_competition: undefined }]);
    expect((await details(id)).order.competition.id).toBe(other.competition);
  });
});

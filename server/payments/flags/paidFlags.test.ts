import { beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import type { OrderToPlace } from '../orders/idempotencyRepo.ts';
import type { PaidSession } from '../settlement/judgePayment.ts';

forEachDatabase('a flag on payments', ({ open }) => {
  const season = useWrittenSeason(open);
  let count = 0;
  beforeEach(async () => {
    count = 0;
  });

  /**
   * Places and pays an order, by default of a contact, device and card of its own.
   * @returns how many flags it raised
   */
  async function buy(order: Partial<OrderToPlace>, paid: Partial<PaidSession> = {}): Promise<number> {
    count += 1;
    const own = { id: `o${count}`, contact: `contact ${count}`, device: `device ${count}`, votes: 1 };
    const placed = await season.writer.submit('placeOrder', orderToPlace({ ...own, ...order }));
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const { id, amountBaisa } = placed.order;
    const settled = await season.writer.submit(
      'settlePayment',
      paidSession(id, { amountBaisa, card: `card ${count}`, ...paid }),
    );
    if (settled.verdict !== 'counted') throw new Error(settled.verdict);
    return settled.flagged;
  }
  const flags = async () => {
    const rows = await season.db
      .selectFrom('vote_flags')
      .selectAll()
      .orderBy('kind')
      .orderBy('subject')
      .execute();
    const members = await season.db
      .selectFrom('vote_flag_members')
      .selectAll()
      .orderBy('source_ref')
      .execute();
    return rows.map(({ id, kind, subject, period, reasons, state }) => ({
      kind,
      subject,
      period,
      state,
      reasons: JSON.parse(reasons) as unknown,
      members: members.filter(({ flag_id }) => flag_id === id).map(({ source_ref }) => source_ref),
    }));
  };

  it('belongs to a day of the event', async () => {
    await season.db.updateTable('events').set({ zone: 'Europe/Berlin' }).execute();
    const atOnce = { device: 'bot', arrivedAt: opens, votes: 200 };
    expect(await buy(atOnce, { learnedAt: opens + 61_000 })).toBe(1);
    // The votes are from midnight in Muscat, which is 21:00 of the day before in Berlin.
    expect((await flags()).map(({ period }) => period)).toEqual(['2026-11-19']);
  });

  it('is 200 votes of one device within 10 seconds, over several orders', async () => {
    const at = (seconds: number) => ({ device: 'bot', arrivedAt: opens + seconds * 1_000, votes: 100 });
    expect([await buy(at(0)), await buy(at(10)), await buy(at(19.9))]).toEqual([0, 0, 1]);
    expect(await flags()).toEqual([
      {
        kind: 'device_burst',
        subject: 'bot',
        period: '2026-11-20',
        state: 'open',
        reasons: { votes: 200, threshold: 200, within_ms: 10_000 },
        members: ['order:o2', 'order:o3'],
      },
    ]);
  });

  it('is the fifth card of one contact', async () => {
    for (let card = 1; card <= 4; card += 1) expect(await buy({ contact: 'family' })).toBe(0);
    expect(await buy({ contact: 'family' }, { card: 'card 1' })).toBe(0);
    expect(await buy({ contact: 'family' })).toBe(1);
    expect(await flags()).toMatchObject([
      { kind: 'many_cards', subject: 'family', period: roundId, reasons: { cards: 5, threshold: 5 } },
    ]);
    expect((await flags())[0]?.members).toHaveLength(6);
  });

  it('is the third contact on one card', async () => {
    const flagged = [];
    for (const contact of ['a', 'b', 'a', 'c']) flagged.push(await buy({ contact }, { card: 'shared' }));
    expect(flagged).toEqual([0, 0, 0, 1]);
    expect(await flags()).toMatchObject([
      { kind: 'many_contacts', subject: 'shared', reasons: { contacts: 3, threshold: 3 } },
    ]);
  });

  it('is the 201st vote of one card on a day, and of one contact where cards are not told apart', async () => {
    const day = 86_400_000;
    const method = { card: 'generous' };
    const giver = { contact: 'giver' };
    expect(await buy({ ...giver, votes: 120 }, method)).toBe(0);
    expect(await buy({ ...giver, votes: 80 }, method)).toBe(0);
    expect(await buy({ ...giver, votes: 1 }, method)).toBe(1);
    expect(await buy({ votes: 150, contact: 'c' }, { card: null, learnedAt: opens + day })).toBe(0);
    expect(await buy({ votes: 51, contact: 'c' }, { card: null, paidAt: opens + 1 })).toBe(1);
    expect(await flags()).toMatchObject([
      { kind: 'daily_method', subject: 'c', reasons: { votes: 201, threshold: 200 } },
      { kind: 'daily_method', subject: 'generous', members: ['order:o1', 'order:o2', 'order:o3'] },
    ]);
  });

  it('counts all the same, and stays counted until staff reverse it', async () => {
    await buy({ votes: 250 });
    const votes = async () =>
      (await season.db.selectFrom('tallies').select('votes').executeTakeFirstOrThrow()).votes;
    expect(await votes()).toBe(250);
    const [flag] = await season.db.selectFrom('vote_flags').select('id').orderBy('kind').execute();
    const decide = (decision: 'release' | 'reverse') =>
      season.writer.submit('decideFlag', {
        flagId: flag?.id ?? '',
        decision,
        note: 'why',
        actor: 'operator:test',
        at: opens + 120_000,
      });
    expect(await decide('release')).toEqual({ kind: 'released' });
    expect(await votes()).toBe(250);
    expect(await decide('reverse')).toEqual({ kind: 'not_open' });
    const [, other] = await season.db.selectFrom('vote_flags').select('id').orderBy('kind').execute();
    const reversed = {
      flagId: other?.id ?? '',
      decision: 'reverse',
      note: 'why',
      actor: 'operator:test',
      at: opens + 120_000,
    } as const;
    expect(await season.writer.submit('decideFlag', reversed)).toEqual({
      kind: 'reversed',
      votes: 250,
      refunds: 1,
    });
    expect(await votes()).toBe(0);
  });

  it('opens again when it goes on after a reversal', async () => {
    const go = () => buy({ votes: 201, device: 'd', contact: 'c' }, { card: 'k' });
    await go();
    await decideAll('reverse');
    await go();
    expect((await flags()).map(({ kind, state }) => [kind, state])).toEqual([
      ['daily_method', 'open'],
      ['device_burst', 'open'],
    ]);
  });

  it('opens again after a release, each time its votes double', async () => {
    const states: (string | undefined)[] = [];
    const buyAndLook = async (votes: number) => {
      await buy({ votes, arrivedAt: opens + count * 10_000 }, { card: 'k' });
      states.push((await flags())[0]?.state);
    };
    await buyAndLook(150);
    await buyAndLook(150);
    await decideAll('release');
    await buyAndLook(199);
    await buyAndLook(100);
    await buyAndLook(1);
    await decideAll('release');
    await buyAndLook(190);
    expect(states).toEqual([undefined, 'open', 'released', 'released', 'open', 'released']);
    expect((await flags())[0]).toMatchObject({ kind: 'daily_method', subject: 'k', reasons: { votes: 790 } });
  });

  async function decideAll(decision: 'release' | 'reverse'): Promise<void> {
    const raised = await season.db
      .selectFrom('vote_flags')
      .select('id')
      .where('state', '=', 'open')
      .execute();
    for (const { id } of raised) {
      const act = { note: 'n', actor: 'operator:test', at: opens } as const;
      await season.writer.submit('decideFlag', { flagId: id, decision, ...act });
    }
  }
});

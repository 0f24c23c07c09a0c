import type {
  Approval,
  Asked,
  Cancellation,
  MemberRemoval,
  RemovalKind,
  WindowExtension,
} from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { layPerson } from '../organisations/layPeople.ts';
import { orderToPlace, paidSession } from '../payments/orders.ts';
import { HOUR, layEntry, roundsOf } from '../season/roundsWorld.ts';
import { read, type Person, type StaffWorld } from '../staff/staffWorld.ts';

export const MINUTE = 60_000;
export const reasons = { reason_ar: 'عطل في البث', reason_en: 'A fault of the broadcast' };

let laid = 0;
let sent = 0;

type RemovalEdit = { of?: string; refunds?: boolean; reason_ar?: string; reason_en?: string };

/**
 * A competition with a window of two hours that opened a minute ago, and the persons who may act on it: the owner, and an
 * organiser of it alone.
 */
export async function votedWorld(world: StaffWorld, owner: Person & { organisation: string }) {
  laid += 1;
  const rounds = await roundsOf(world, owner, `Singing ${laid}`);
  const { competition } = rounds;
  const round = await rounds.makeRound();
  const code = String(300 + laid);
  const group = await rounds.makeGroup(round, world.clock.now() + HOUR, world.clock.now() + 3 * HOUR);
  const entryId = await layEntry(world, competition, code, { round, group });
  const organiser = await layPerson(world, owner.organisation, 'organiser', [competition]);
  const base = `/organisation/${owner.organisation}`;
  const ofGroup = `group/${group.id}/extension`;
  /** New sessions that have just stepped up: they last less than the hours that pass here. */
  const signInAgain = async () => {
    for (const person of [owner, organiser]) person.browser = await world.layBrowser(person);
  };
  const ask = (path: string, by: Person, body?: object, at = world) =>
    at.ask(`${base}/competition/${competition}/${path}`, { browser: by.browser, ...(body && { body }) });
  world.clock.advance(HOUR + MINUTE);
  await signInAgain();
  await world.server.app.live.directory.refresh();
  const extension = async (by: Person = owner) => read<WindowExtension>(await ask(ofGroup, by));
  const removalOf = (of: string) => `${base}/entry/${of}/removal`;
  const cancellation = async (by: Person = owner) => read<Cancellation>(await ask('cancellation', by));
  return {
    ...rounds,
    owner,
    organiser,
    group,
    round,
    entryId,
    code,
    base,
    signInAgain,
    extension,
    cancellation,
    /** @param minutes by which the window closes later */
    extend: async (minutes: number, by: Person = owner, edit: object = {}) =>
      ask(ofGroup, by, {
        version: (await extension(by)).version,
        closes_at: group.closes_at + minutes * MINUTE,
        ...reasons,
        ...edit,
      }),
    cancel: async (by: Person = owner, edit: object = {}) =>
      ask('cancellation', by, { version: (await cancellation(by)).version, ...reasons, ...edit }),
    removal: async (by: Person = owner, of = entryId) =>
      read<MemberRemoval>(await world.ask(removalOf(of), { browser: by.browser })),
    /** Asks to withdraw or disqualify the entry, or to bring it back. */
    remove: (kind: RemovalKind, by: Person = owner, { of = entryId, ...edit }: RemovalEdit = {}) =>
      world.ask(removalOf(of), {
        browser: by.browser,
        body: { kind, refunds: false, ...reasons, ...edit },
      }),
    /** Sends a text message for the entry now. */
    sms: (at: Pick<StaffWorld, 'server'> = world) => {
      sent += 1;
      const now = world.clock.now();
      return at.server.app.live.writer.submit('receiveSms', {
        provider: 'ofoq',
        messageId: `message ${sent}`,
        sender: '+96891234567',
        payer: `payer ${sent}`,
        shortCode: '90431',
        text: code,
        sentAt: now,
        receivedAt: now,
        named: [[entryId]],
      });
    },
    approve: ({ id, hash }: Pick<Approval, 'id' | 'hash'>, by: Person, at = world) =>
      at.ask(`${base}/approval/${id}/approve`, { body: { hash }, browser: by.browser }),
    /** An order of 25 votes that is placed now, and paid unless it is to stay open. @returns its id */
    order: async (isPaid = true, at: StaffWorld = world) => {
      const id = newId();
      const { writer } = at.server.app.live;
      await writer.submit('placeOrder', orderToPlace({ id, entryId, arrivedAt: world.clock.now() }));
      if (isPaid) await pay(at, id);
      return id;
    },
  };
}

/** Settles the payment of an order now. */
export const pay = (world: StaffWorld, id: string) => {
  const now = world.clock.now();
  return world.server.app.live.writer.submit('settlePayment', {
    ...paidSession(id),
    sessionId: `session of ${id}`,
    paidAt: now,
    learnedAt: now,
  });
};

export const askedIn = async (response: Response): Promise<Approval> =>
  (await read<Asked>(response)).approval;

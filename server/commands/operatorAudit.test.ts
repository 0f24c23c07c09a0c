import { RESET_MS } from '../../domain/staff/staffLimits.ts';
import { demo } from '../../demo/demo.ts';
import { expect, it } from 'vitest';
import { layAccount } from '../../tests/support/accounts/accountFixture.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { orderToPlace, paidSession } from '../../tests/support/payments/orders.ts';
import { entryId, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason, type WrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Kysely } from 'kysely';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { declareKey } from '../voting/checkpoints/keyDeclaration.ts';
import { serverCommands } from './serverCommands.ts';
import { operatorWrites } from './operatorWrites.ts';

const actor = 'operator:fatma';
const reason = 'asked by phone';

type Line = { action: string; subject: string | null; reason: string | null };
/** What a line says besides its chain: its competition, and the fields before and after. */
type Details = [competition: string | null, before: object | null, after: object | null];
type Act = { input: object; lines: Line[]; details?: Details[] };

/** When the commands run. */
const commanded = opens + 120_000;

/** Each operator's write with an input that succeeds, and every audit line that it must leave. */
const acts: Record<keyof typeof operatorWrites, (season: WrittenSeason) => Promise<Act>> = {
  refundOrder: async (season) => {
    await buy(season);
    return {
      input: { orderId: 'large', note: reason },
      lines: [{ action: 'order.refunded', subject: 'large', reason }],
      details: [refunded],
    };
  },
  decideFlag: async (season) => {
    await buy(season);
    const { id } = await season.db.selectFrom('vote_flags').select('id').executeTakeFirstOrThrow();
    return {
      input: { flagId: id, decision: 'reverse', note: reason },
      lines: [
        { action: 'flag.reversed', subject: id, reason },
        { action: 'order.refunded', subject: 'large', reason },
      ],
      details: [[null, { state: 'open' }, { state: 'reversed' }], refunded],
    };
  },
  suspendAccount: async ({ db }) => {
    const { user_id: user } = await layAccount(db, { user_id: 'user-1' });
    return {
      input: { user, suspended: true, reason },
      lines: [{ action: 'account.suspended', subject: user, reason }],
      details: [[null, { suspended: false }, { suspended: true }]],
    };
  },
  erasePerson: async ({ db }) => {
    const { user_id: userId } = await layAccount(db, { user_id: 'user-1' });
    const person = { userId, civilId: null, email: null, phone: null, payers: [] };
    return { input: { person, reason }, lines: [{ action: 'person.erased', subject: userId, reason }] };
  },
  noteExport: async () => ({
    input: { userId: 'user-1' },
    lines: [{ action: 'person.exported', subject: 'user-1', reason: null }],
  }),
  declareCheckpointKey: async () => {
    const [oldSigner, newSigner] = [
      checkpointSigner(Buffer.alloc(32, 1)),
      checkpointSigner(Buffer.alloc(32, 2)),
    ];
    const keys = { old_key: oldSigner.publicKey, new_key: newSigner.publicKey };
    const declared = { ordinal: 1, at: opens, number: 0, checkpoint_hash: '0'.repeat(64), ...keys, reason };
    return {
      input: { declaration: declareKey(declared, newSigner, oldSigner) },
      lines: [{ action: 'checkpoint_key.rotated', subject: newSigner.publicKey, reason }],
      details: [[null, { key: oldSigner.publicKey }, { key: newSigner.publicKey }]],
    };
  },
  decideEntry: async ({ db }) => {
    const { id } = await db.selectFrom('entries').select('id').orderBy('id').executeTakeFirstOrThrow();
    return {
      input: { entryId: id, decision: 'reject', reason },
      lines: [{ action: 'entry.rejected', subject: id, reason }],
      details: [['competition', { status: 'approved' }, { status: 'rejected' }]],
    };
  },
  waiveFee: async ({ db }) => {
    await db.updateTable('entries').set({ fee_baisa: 5_000 }).where('id', '=', entryId(1)).execute();
    return {
      input: { entryId: entryId(1), reason },
      lines: [{ action: 'entry.fee_waived', subject: entryId(1), reason: `5000 baisa: ${reason}` }],
      details: [['competition', { fee_baisa: 5_000 }, { fee_baisa: 0 }]],
    };
  },
  askCorrection: async ({ db }) => {
    await layAccount(db, { user_id: 'user-1' });
    const own = db.selectFrom('entries').where('user_id', '=', 'user-1').select('id');
    const { id } = await own.executeTakeFirstOrThrow();
    return {
      input: { entryId: id, part: 'document', reason, days: 7 },
      lines: [{ action: 'entry.document_asked', subject: id, reason }],
      details: [['competition', null, { due_at: expect.any(Number) }]],
    };
  },
  decideChange: async ({ db }) => {
    const change = { id: 'change', user_id: 'user-1', field: 'full_name', value: 'Salim' } as const;
    const waiting = { state: 'waiting', decided_at: null, decided_by: null, reason: null } as const;
    await db
      .insertInto('profile_changes')
      .values({ ...change, ...waiting, language: 'en', created_at: opens })
      .execute();
    return {
      input: { changeId: 'change', decision: 'approved', reason },
      lines: [{ action: 'profile.name.approved', subject: 'user-1', reason }],
      details: [[null, { state: 'waiting' }, { state: 'approved' }]],
    };
  },
  changeVotingStop: async () => ({
    input: { act: 'stop', groupId: 'group-1', reason_ar: 'خلل في البث.', reason_en: 'The broadcast failed.' },
    lines: [{ action: 'group.stopped', subject: 'group-1', reason: null }],
    details: [
      [
        'competition',
        { stopped: false },
        { stopped: true, reason_ar: 'خلل في البث.', reason_en: 'The broadcast failed.' },
      ],
    ],
  }),
  deleteEntry: async ({ db }) => {
    await db.deleteFrom('round_entries').where('entry_id', '=', entryId(6)).execute();
    return {
      input: { entryId: entryId(6), reason },
      lines: [{ action: 'entry.deleted', subject: entryId(6), reason }],
      details: [['competition', { status: 'approved' }, null]],
    };
  },
  acceptKeys: async () => ({
    input: { keys: { media: 'new' }, reason },
    lines: [{ action: 'key.accepted', subject: 'media', reason }],
    details: [[null, null, { fingerprint: 'new' }]],
  }),
  replaceSetupLink: async () => ({
    input: { token_hash: '0'.repeat(64) },
    lines: [{ action: 'staff.setup_link', subject: null, reason: null }],
  }),
  resetByCommand: async ({ db }) => {
    const person = { id: 'salma', name: 'Salma', email: 'salma@example.om', email_key: 'salma@example.om' };
    await db
      .insertInto('staff')
      .values({ ...person, password: 'x', created_at: opens, last_seen_at: null })
      .execute();
    return {
      input: { email_key: person.email_key, id: 'reset', token_hash: '0'.repeat(64) },
      lines: [{ action: 'staff.reset_started', subject: person.id, reason: null }],
      details: [[null, null, { works_at: commanded, expires_at: commanded + RESET_MS }]],
    };
  },
  changeStanding: async () => ({
    input: { entryId: entryId(1), standing: 'withdrawn', reason },
    lines: [{ action: 'entry.withdrawn', subject: entryId(1), reason }],
    details: [['competition', { standing: ['in'] }, { standing: ['withdrawn'] }]],
  }),
};

const refunded: Details = ['competition', { status: 'paid' }, { status: 'refunded', amount_baisa: 97_500 }];

async function buy({ writer }: WrittenSeason): Promise<void> {
  await writer.submit('placeOrder', orderToPlace({ id: 'large', votes: 250 }));
  await writer.submit('settlePayment', paidSession('large', { amountBaisa: 97_500, card: 'card' }));
}

const auditOf = (db: Kysely<Schema>, from: number) =>
  db
    .selectFrom('audit')
    .where('seq', '>', from)
    .orderBy('seq')
    .select(['actor', 'role', 'action', 'subject', 'reason'])
    .execute();

const detailsOf = async (db: Kysely<Schema>, from: number): Promise<Details[]> => {
  const details = db.selectFrom('audit_details').where('seq', '>', from).orderBy('seq');
  const rows = await details.select(['competition_id', 'before', 'after']).execute();
  const fields = (text: string | null) => (text === null ? null : (JSON.parse(text) as object));
  return rows.map(({ competition_id, before, after }) => [competition_id, fields(before), fields(after)]);
};

/** All commands that a running server takes: its own and the demo's. */
function allCommands({ writer }: WrittenSeason) {
  const clock = { now: () => opens, monotonic: () => 0 };
  const place = { config: { dataDir: '', s3: null }, clock, writer };
  return serverCommands(writer, clock, demo.commandHandlers(place));
}

forEachDatabase("an operator's write", ({ open }) => {
  const season = useWrittenSeason(open);

  it.each(Object.entries(acts))(
    '%s leaves its audit lines with the operator, in the same write',
    async (name, lay) => {
      const { input, lines, details = [] } = await lay(season);
      const before = (await season.db.selectFrom('audit').selectAll().execute()).length;
      const submitted: string[] = [];
      const writer: typeof season.writer = {
        ...season.writer,
        submit: (write, value) => {
          submitted.push(write);
          return season.writer.submit(write, value);
        },
      };
      const commands = serverCommands(writer, { now: () => commanded });
      await commands[name]?.({ ...input, actor });
      expect(await auditOf(season.db, before)).toEqual(
        lines.map((line) => ({ ...line, actor, role: 'staff' })),
      );
      expect(await detailsOf(season.db, before)).toEqual(details);
      expect(await verifyAudit(season.db)).toEqual({ lines: before + lines.length, error: null });
      expect(submitted).toHaveLength(1);
    },
  );

  it.each(Object.keys(allCommands(season)))(
    "%s is refused by the server without an operator's name",
    async (name) => {
      const commands = allCommands(season);
      await expect(commands[name]?.({})).rejects.toThrow('The command does not name its operator.');
      expect(await auditOf(season.db, 0)).toEqual([]);
    },
  );

  it('has its line in this table', () => {
    const commands = allCommands(season);
    expect(Object.keys(commands).toSorted()).toEqual(['seed', ...Object.keys(acts)].toSorted());
  });
});

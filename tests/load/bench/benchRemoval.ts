import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { demoProviders } from '../../../demo/demoProviders.ts';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { openPostgres } from '../../../server/platform/database/openPostgres.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { layOwner, laySession } from '../clients/laidOwner.ts';
import { runLoad } from '../clients/loadLoop.ts';
import { smsRequest } from '../clients/smsRequest.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';

const organisation = newId();
/** Of each of the two nodes. */
const VOTES_A_SECOND = 250;
const SECONDS = 12;
const BEFORE_MS = 5_000;

/** Measures how long two persons' removal of an entry takes while two nodes count text messages for it, and what counts after it. */
export async function benchRemoval(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('removal');
  const folder = mkdtempSync(join(tmpdir(), 'sawt-removal-'));
  const DATABASE_URL = postgres.urlOf('removal');
  const settings = { DATABASE_URL, SAWT_KEYS_DIR: join(folder, 'keys'), LOG_LEVEL: 'silent' };
  const first = await ServerProcess.start({ settings });
  const second = await ServerProcess.start({ settings });
  const db = openPostgres(DATABASE_URL);
  try {
    return await measure([first, second], db);
  } finally {
    await Promise.all([first.remove(), second.remove(), db.destroy()]);
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure([first, second]: [ServerProcess, ServerProcess], db: Kysely<Schema>) {
  const now = Date.now();
  const owner = await layOwner(db, organisation, now);
  const organiser = await layOrganiser(db, now);
  await db.updateTable('events').set({ organisation_id: organisation }).execute();
  const [member] = openGroup(await readBoard(first)).participants;
  const [provider] = demoProviders;
  if (!member?.sms_code || !provider) throw new Error('nobody can be voted for');
  const entry = await db
    .selectFrom('entries')
    .innerJoin('round_entries', 'round_entries.entry_id', 'entries.id')
    .where('sms_code', '=', member.sms_code)
    .select('entries.id')
    .executeTakeFirstOrThrow();
  const load = ({ port }: ServerProcess, node: string) => {
    const target = { port, provider: provider.id, secret: provider.secret, shortCode: provider.short_code };
    const from = node === 'first' ? 0 : 1_000_000;
    const request = (index: number) => smsRequest(target, node, from + index, member.sms_code ?? '');
    return runLoad({ port, connections: 40, rate: VOTES_A_SECOND, seconds: SECONDS, request });
  };
  const running = [load(first, 'first'), load(second, 'second')];
  await sleep(BEFORE_MS);
  const base = `/organisation/${organisation}`;
  const reasons = { reason_ar: 'قياس', reason_en: 'A measurement' };
  const body = { kind: 'disqualified', refunds: true, ...reasons };
  const asked = await ask(first, owner, `${base}/entry/${entry.id}/removal`, body);
  const { approval } = (await asked.json()) as Asked;
  const start = performance.now();
  const approved = await ask(second, organiser, `${base}/approval/${approval.id}/approve`, {
    hash: approval.hash,
  });
  const took = performance.now() - start;
  if (!approved.ok) throw new Error(`the approval was answered with ${approved.status}`);
  const atCommit = await countedFor(db, entry.id);
  const results = await Promise.all(running);
  const after = (await countedFor(db, entry.id)) - atCommit;
  const perSecond = results.reduce((sum, each) => sum + each.perSecond, 0);
  const failures = results.reduce((sum, each) => sum + each.failures, 0);
  return [
    atLeast('votes a second on two nodes', perSecond, ''),
    atLeast('counted for the entry before', atCommit, ''),
    atMost('from the approval to its answer', took, 'ms', { floor: 5_000 }),
    atMost('counted after its commit', after, '', { floor: 0 }),
    atMost('p99 of the votes', Math.max(...results.map(({ p99 }) => p99)), 'ms'),
    atMost('votes without an answer', failures, '', { floor: 0 }),
  ];
}

async function layOrganiser(db: Kysely<Schema>, now: number): Promise<string> {
  const id = newId();
  const mail = { email: 'organiser@example.om', email_key: 'organiser@example.om' };
  const person = { id, name: 'Organiser', ...mail, password: 'none', created_at: now, last_seen_at: now };
  await db.insertInto('staff').values(person).execute();
  const role = { id: newId(), staff_id: id, role: 'organiser', organisation_id: organisation } as const;
  await db
    .insertInto('memberships')
    .values({ ...role, created_at: now })
    .execute();
  return laySession(db, id, now);
}

const ask = (server: ServerProcess, cookie: string, path: string, body: object) =>
  fetch(`${server.adminOrigin}/staff/api${path}`, {
    method: 'POST',
    headers: { cookie, origin: server.adminOrigin, 'x-sawt-staff': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Rows of counted text messages for an entry. */
async function countedFor(db: Kysely<Schema>, entryId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('ledger')
    .where('entry_id', '=', entryId)
    .where('channel', '=', 'sms')
    .select((row) => row.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

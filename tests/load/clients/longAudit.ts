import type { Kysely } from 'kysely';
import { appendAudit, type AuditEntry } from '../../../server/platform/audit/appendAudit.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { laySession } from './laidOwner.ts';

const LINES = 100_000;
const PEOPLE = 20;
const SUBJECTS = 30_000;
export const organisation = newId();
const people = Array.from({ length: PEOPLE }, () => newId());
/** The last one is rare: one line in a thousand. */
const actions = [...Array.from({ length: 12 }, (_, index) => `entry.${index}`), 'staff.role_ended'];

/** Queries by what they filter, for each call another one. */
export function auditFilters(now: number): Record<string, (call: number) => string> {
  const person = (call: number) => `actor=${people[call % PEOPLE]}`;
  const action = (call: number) => `action=entry.${call % 12}`;
  const subject = (call: number) => `subject=${subjectOf(call * 97)}`;
  const days = (call: number) => `from=${now - (call + 30) * 60_000}&until=${now - call * 60_000}`;
  return {
    'no filter': () => '',
    'a page deep inside': (call) => `after=${now - (50_000 + call) * 1_000}-1-main`,
    action,
    'a rare action': () => 'action=staff.role_ended',
    actor: person,
    subject,
    'from and until': days,
    'actor and action': (call) => `${person(call)}&${action(call)}`,
    'actor and a rare action': (call) => `${person(call)}&action=staff.role_ended`,
    'subject, actor, action, from and until': (call) =>
      [subject(call), person(call), action(call), days(call)].join('&'),
    'a filter that nothing meets': (call) => `${person(call)}&action=nothing`,
  };
}

const subjectOf = (index: number) => `subject-${index % SUBJECTS}`.padEnd(22, '0');

/**
 * Writes 100,000 lines of one organisation.
 * @returns the cookie of a person who is owner and operator
 */
export async function layAudit(db: Kysely<Schema>, now: number): Promise<string> {
  const [id = ''] = people;
  await db
    .insertInto('organisations')
    .values({ id: organisation, name_ar: 'جهة', name_en: null, created_at: now })
    .execute();
  for (const [index, person] of people.entries()) {
    const email = `${index}@example.om`;
    const staff = { id: person, name: `Person ${index}`, email, email_key: email, password: 'none' };
    await db
      .insertInto('staff')
      .values({ ...staff, created_at: now, last_seen_at: now })
      .execute();
    const held = { id: newId(), staff_id: person, created_at: now };
    await db
      .insertInto('memberships')
      .values({ ...held, role: 'owner', organisation_id: organisation })
      .execute();
  }
  const operator = { id: newId(), staff_id: id, role: 'operator', organisation_id: null } as const;
  await db
    .insertInto('memberships')
    .values({ ...operator, created_at: now })
    .execute();
  for (let from = 0; from < LINES; from += 1_000) {
    const entries = Array.from({ length: 1_000 }, (_, index) => lineAt(from + index, now));
    await db.transaction().execute((tx) => appendAudit(tx, entries, { stream: 'main' }));
  }
  return laySession(db, id, now);
}

const lineAt = (index: number, now: number): AuditEntry => ({
  at: now - (LINES - index) * 1_000,
  actor: people[index % PEOPLE]!,
  role: 'staff',
  action: index % 1_000 === 7 ? actions.at(-1)! : actions[index % 12]!,
  subject: subjectOf(index),
  reason: 'a reason of a usual length',
  organisationId: organisation,
  before: { status: 'pending' },
  after: { status: 'approved' },
});

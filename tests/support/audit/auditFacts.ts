/** Invented lines of the audit. */
import type { AuditPage } from '../../../domain/staff/staffContract.ts';
import type { LoadedPage } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { singing } from '../staff/competitionFacts.ts';
import { house, owner } from '../staff/staffFacts.ts';

/** What three lines of the audit say, the newest first. */
export const auditLines: AuditPage['data'] = [
  {
    id: 'main:42',
    at: Date.UTC(2026, 10, 26, 8, 30),
    action: 'staff.role_ended',
    actor: { kind: 'staff', id: owner.id, name: owner.name },
    subject: { id: 'huda'.padEnd(22, '0'), name: 'هدى بنت سالم الرواحية' },
    reason: 'judge',
    organisation: house,
    competition: null,
    before: { role: 'judge' },
    after: null,
  },
  {
    id: 'main:41',
    at: Date.UTC(2026, 10, 26, 7, 5),
    action: 'entry.fee_waived',
    actor: { kind: 'command', id: 'operator:fatma', name: 'fatma' },
    subject: { id: 'entry'.padEnd(22, '0'), name: null },
    reason: 'أُعفي بطلب من دار الإنتاج (ticket 12)',
    organisation: house,
    competition: singing,
    before: { fee_baisa: 5_000 },
    after: { fee_baisa: 0 },
  },
  {
    id: 'main:40',
    at: Date.UTC(2026, 10, 25, 20, 0),
    action: 'staff.invited',
    actor: { kind: 'staff', id: owner.id, name: owner.name },
    subject: { id: 'to-yusuf'.padEnd(22, '0'), name: null },
    reason: 'screener',
    organisation: house,
    competition: null,
    before: null,
    after: { role: 'screener', expires_at: Date.UTC(2026, 10, 28, 20) },
  },
];

const auditPeople = [
  { id: owner.id, name: owner.name },
  { id: 'huda'.padEnd(22, '0'), name: 'هدى بنت سالم الرواحية' },
];

/** A page of the audit with another after it, and the last one. */
export const auditPages: Record<'first' | 'last', LoadedPage<AuditPage>> = {
  first: {
    page: { data: auditLines.slice(0, 2), next: '1764061500000-41-main', people: auditPeople },
    at: Date.UTC(2026, 10, 26, 9),
  },
  last: {
    page: { data: auditLines.slice(2), next: null, people: auditPeople },
    at: Date.UTC(2026, 10, 26, 9, 1),
  },
};

import { describe, expect, it } from 'vitest';
import {
  auditQuery,
  auditSearch,
  noAuditFilters,
  readAuditFilters,
  readsWholeAudit,
} from './auditAddress.ts';

const filters = {
  action: 'staff.invited',
  actor: 'salma',
  subject: 'a b',
  from: '2026-11-26',
  to: '2026-11-27',
};

describe('the filters of the audit', () => {
  it('are in the address as they were chosen', () => {
    expect(readAuditFilters(auditSearch(filters))).toEqual(filters);
    expect([auditSearch(filters), auditSearch(filters, true)].map(readsWholeAudit)).toEqual([false, true]);
  });

  it('leave no trace in the address where there are none', () => {
    expect([auditSearch(noAuditFilters), readAuditFilters('')]).toEqual(['', noAuditFilters]);
  });

  it.each(['?from=yesterday', '?to=2026-13-45', `?action=${'x'.repeat(65)}`, '?other=1'])(
    'ignore %s, which is none',
    (search) => {
      expect(readAuditFilters(search)).toEqual(noAuditFilters);
    },
  );

  it('ask for whole days of the default zone, from the first midnight to the one after the last day', () => {
    expect(auditQuery(filters)).toEqual({
      action: 'staff.invited',
      actor: 'salma',
      subject: 'a b',
      from: Date.UTC(2026, 10, 25, 20),
      until: Date.UTC(2026, 10, 27, 20),
    });
    expect(auditQuery(noAuditFilters)).toEqual({});
  });
});

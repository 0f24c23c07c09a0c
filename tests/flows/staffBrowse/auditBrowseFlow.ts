/** The flow of browsing the audit. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { type AuditFilters, noAuditFilters } from '../../../domain/staff/auditAddress.ts';
import { auditBrowse } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { staffBrowseOutcomes } from '../../../src/machines/staffBrowse/staffBrowseOutcomes.ts';
import { auditPages } from '../../support/audit/auditFacts.ts';
import type { Flow } from '../flow.ts';
import { onListPage } from '../staffOffers.ts';
import * as words from './auditBrowseWords.ts';

const invitations: AuditFilters = { ...noAuditFilters, action: 'staff.invited' };

export const auditBrowseFlow: Flow = {
  name: 'auditBrowse',
  ...words.auditBrowseWords,
  machine: auditBrowse,
  input: noAuditFilters,
  walks: [
    { events: staffBrowseOutcomes(auditPages, [invitations], [httpError({ status: 401 }), networkError]) },
  ],
  offered: onListPage,
  unoffered: [
    'auditBrowse.browsing on filters.changed: no guard holds',
    'auditBrowse.browsing.listed on more.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['loadPage', 'loadMore'],
  effects: ['endSession'],
};

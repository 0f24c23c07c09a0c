/** The flow of browsing the audit. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { type AuditFilters, noAuditFilters } from '../../../domain/staff/auditAddress.ts';
import { auditBrowseMachine } from '../../../src/machines/auditBrowse/auditBrowseMachine.ts';
import { auditBrowseOutcomes } from '../../../src/machines/auditBrowse/auditBrowseOutcomes.ts';
import { auditPages } from '../../support/audit/auditFacts.ts';
import type { Flow } from '../flow.ts';
import { onAuditPage } from '../staffOffers.ts';
import * as words from './auditBrowseWords.ts';

const invitations: AuditFilters = { ...noAuditFilters, action: 'staff.invited' };

export const auditBrowseFlow: Flow = {
  name: 'auditBrowse',
  ...words.auditBrowseWords,
  machine: auditBrowseMachine,
  input: noAuditFilters,
  walks: [
    { events: auditBrowseOutcomes(auditPages, [invitations], [httpError({ status: 401 }), networkError]) },
  ],
  offered: onAuditPage,
  unoffered: [
    'auditBrowse.browsing on filters.changed: no guard holds',
    'auditBrowse.browsing.listed on more.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['loadPage', 'loadMore'],
  effects: ['endSession'],
};

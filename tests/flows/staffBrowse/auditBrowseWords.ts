/** Browsing the audit in testers' words. */
import type { AuditFilters } from '../../../domain/staff/auditAddress.ts';
import type { AuditPage } from '../../../domain/staff/staffContract.ts';
import type { StaffBrowseContext } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

type Context = StaffBrowseContext<AuditPage, AuditFilters>;

export const auditBrowseWords: FlowWords = {
  title: ['سجل التدقيق', 'The audit'],
  begin: [
    'ادخل بحساب مالك الجهة أو مدقّقها، ثم افتح `/audit`.',
    'Sign in as an owner or an auditor of the organisation, then open `/audit`.',
  ],
  gestures: {
    'xstate.done.actor.loadPage': ['دع الصفحة الأولى تُحمَّل.', 'Let the first page load.'],
    'xstate.error.actor.loadPage': failing(['تحميل الصفحة الأولى', 'loading the first page']),
    'xstate.done.actor.loadMore': ['دع الصفحة التالية تُحمَّل.', 'Let the next page load.'],
    'xstate.error.actor.loadMore': failing(['تحميل الصفحة التالية', 'loading the next page']),
    'more.requested': press('staffAudit:more'),
    'retry.requested': retry,
    'refresh.requested': press('staffAudit:refresh'),
    'filters.changed': [
      'اختر «{staffAudit:do.staff_invited}» في «{staffAudit:action}».',
      'Choose “{staffAudit:do.staff_invited}” at “{staffAudit:action}”.',
    ],
  },
  sights: {
    'browsing.loading': ({ context }) => [
      shows((context as Context).rows ? 'staffAudit:title' : 'staffAudit:loading'),
    ],
    'browsing.failed': showsWithButton('staffAudit:failed', 'common:retry.again'),
    'browsing.listed': ({ context }) => [
      shows((context as Context).next === null ? 'staffAudit:end' : 'staffAudit:more'),
    ],
    'browsing.loadingMore': shows('staffAudit:loadingMore'),
    'browsing.moreFailed': showsWithButton('staffAudit:moreFailed', 'common:retry.again'),
    signedOut: shows('staffAudit:title'),
  },
};

/** The flow of browsing the messages that staff sent. */
import { httpError, networkError } from '../../../domain/errors.ts';
import type { SentMessagePage } from '../../../domain/staff/staffContract.ts';
import {
  noSentFilters,
  sentBrowse,
  type SentFilters,
  type StaffBrowseContext,
} from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { staffBrowseOutcomes } from '../../../src/machines/staffBrowse/staffBrowseOutcomes.ts';
import { sentPages } from '../../support/messages/sentFacts.ts';
import { failing } from '../accountWords.ts';
import type { Flow } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { onListPage } from '../staffOffers.ts';

type Context = StaffBrowseContext<SentMessagePage, SentFilters>;

export const sentBrowseFlow: Flow = {
  name: 'sentBrowse',
  title: ['الرسائل المرسلة', 'Sent messages'],
  begin: [
    'ادخل بحساب مالك الجهة أو منظِّمها أو مدققها، ثم اضغط «{staffMessages:sent}» في `/messages`.',
    'Sign in as an owner, organiser or auditor of the organisation, then press “{staffMessages:sent}” at `/messages`.',
  ],
  gestures: {
    'xstate.done.actor.loadPage': ['دع الصفحة الأولى تُحمَّل.', 'Let the first page load.'],
    'xstate.error.actor.loadPage': failing(['تحميل الصفحة الأولى', 'loading the first page']),
    'xstate.done.actor.loadMore': ['دع الصفحة التالية تُحمَّل.', 'Let the next page load.'],
    'xstate.error.actor.loadMore': failing(['تحميل الصفحة التالية', 'loading the next page']),
    'more.requested': press('staffSent:more'),
    'retry.requested': retry,
    'refresh.requested': press('staffSent:refresh'),
    'filters.changed': ['لا مرشّحات لهذه القائمة.', 'This list has no filters.'],
  },
  sights: {
    'browsing.loading': ({ context }) => [
      shows((context as Context).rows ? 'staffSent:title' : 'staffSent:loading'),
    ],
    'browsing.failed': showsWithButton('staffSent:failed', 'common:retry.again'),
    'browsing.listed': ({ context }) => [
      shows((context as Context).next === null ? 'staffSent:end' : 'staffSent:more'),
    ],
    'browsing.loadingMore': shows('staffSent:loadingMore'),
    'browsing.moreFailed': showsWithButton('staffSent:moreFailed', 'common:retry.again'),
    signedOut: shows('staffSent:title'),
  },
  machine: sentBrowse,
  input: noSentFilters,
  walks: [{ events: staffBrowseOutcomes(sentPages, [], [httpError({ status: 401 }), networkError]) }],
  offered: onListPage,
  // The list has no filters.
  unreached: {
    states: [],
    transitions: [
      'sentBrowse.browsing on filters.changed: sentBrowse.browsing.loading',
      'sentBrowse.browsing on filters.changed: no guard holds',
    ],
  },
  unoffered: ['sentBrowse.browsing.listed on more.requested: no guard holds'],
  replayedBy: 'src/pages/staff/messages.paths.test.tsx',
  calls: ['loadPage', 'loadMore'],
  effects: ['endSession'],
};

/** An act on many entries, in testers' words. */
import type { BulkDesk, BulkJob, BulkJobReport } from '../../../domain/staff/staffContract.ts';
import type { BulkJobContext, Previewed, Started } from '../../../src/machines/bulkJob/bulkJobTypes.ts';
import { accountErrors, failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const stays: Sentence = ['يبقى ما كان ظاهرًا كما هو.', 'What was shown stays as it is.'];

const reported: Record<BulkJob['state'], Sentence> = {
  running: ['دع العمل يستمر.', 'Let it go on.'],
  stopped: [
    'أوقف العمل من متصفح آخر، أو دع الإيقاف يصل.',
    'Stop it in another browser, or let the stop arrive.',
  ],
  done: ['دع العمل ينتهي.', 'Let it end.'],
};

export const bulkJobWords: FlowWords = {
  title: ['توزيع كل ما يطابق', 'Placing all that match'],
  begin: [
    'ادخل بحساب منظّم، ورشّح `/entries` بمسابقة فيها جولات ومئات المشاركات المقبولة، ثم اضغط «{staffTables:bulk.open}».',
    'Sign in as an organiser, filter `/entries` by a competition with rounds and hundreds of approved entries, then press “{staffTables:bulk.open}”.',
  ],
  gestures: {
    'xstate.done.actor.loadDesk': ({ output }) =>
      (output as BulkDesk).rounds.length > 0
        ? ['دع الجولات تُحمَّل.', 'Let the rounds load.']
        : ['اختر مسابقة بلا جولات.', 'Choose a competition without rounds.'],
    'xstate.error.actor.loadDesk': failing(['تحميل الجولات', 'loading the rounds']),
    'retry.requested': retry,
    'choice.changed': [
      'اختر «{staffBulk:acts.qualified}» والجولة الأولى.',
      'Choose “{staffBulk:acts.qualified}” and the first round.',
    ],
    'preview.requested': press('staffBulk:preview'),
    'xstate.done.actor.previewAct': ({ output }) =>
      (output as Previewed).preview.blocked === null
        ? ['دع المشاركات تُفحص.', 'Let the entries be looked at.']
        : [
            'قبلها دع تصويت المجموعة يُفتح، ثم دع المشاركات تُفحص.',
            'Before, let the window of the group open; then let the entries be looked at.',
          ],
    'xstate.error.actor.previewAct': failing(['فحص المشاركات', 'looking at the entries']),
    'start.requested': press('staffBulk:start'),
    'xstate.done.actor.startJob': ({ output }) =>
      'job' in (output as Started)
        ? ['دع العمل يبدأ.', 'Let it start.']
        : [
            'قبلها ارفض إحدى المشاركات من متصفح آخر، ثم دع العمل يبدأ.',
            'Before, reject one of the entries in another browser; then let it start.',
          ],
    'xstate.error.actor.startJob': failing(['البدء', 'the start']),
    'job.opened': press('staffBulk:open'),
    'xstate.after.look.bulkJob.waiting': ['انتظر ثانيتين.', 'Wait two seconds.'],
    'xstate.done.actor.readJob': ({ output }) => reported[(output as BulkJobReport).job.state],
    'xstate.error.actor.readJob': failing(['قراءة العمل', 'reading the job']),
    'change.requested': ({ change }) => press(change === 'stop' ? 'staffBulk:stop' : 'staffBulk:resume'),
    'xstate.done.actor.changeJob': ({ output }) => reported[(output as BulkJob).state],
    'xstate.error.actor.changeJob': failing(['الإيقاف أو المتابعة', 'the stop, or going on']),
    'back.requested': press('staffBulk:another'),
  },
  sights: {
    loading: shows('staffBulk:title'),
    failed: showsWithButton('staffBulk:failed', 'common:retry.again'),
    choosing: (snapshot) => {
      const { desk } = snapshot.context as BulkJobContext;
      return desk!.rounds.length > 0
        ? [shows('staffBulk:what', 'staffBulk:preview'), ...accountErrors(snapshot)]
        : [shows('staffBulk:noRound')];
    },
    previewing: shows('staffBulk:previewing'),
    previewed: (snapshot) => {
      const { previewed, isChanged } = snapshot.context as BulkJobContext;
      return [
        previewed!.preview.blocked === null
          ? shows('staffBulk:notYet', 'staffBulk:start')
          : shows('staffBulk:notYet', `staffBulk:blocked.${previewed!.preview.blocked}`),
        ...(isChanged ? [shows('staffBulk:changed')] : []),
        ...accountErrors(snapshot),
      ];
    },
    starting: shows('staffBulk:starting'),
    unsure: showsWithButton('staffBulk:unsure', 'common:retry.again'),
    looking: stays,
    waiting: (snapshot) => {
      const { job, isStale } = snapshot.context as BulkJobContext;
      return [
        job?.state === 'running' ? shows('staffBulk:goesOn') : shows('staffBulk:another'),
        ...(isStale ? [shows('staffBulk:stale')] : []),
        ...accountErrors(snapshot),
      ];
    },
    changing: shows('staffBulk:changing'),
    over: (snapshot) => [
      (snapshot.context as BulkJobContext).job?.state === 'done'
        ? shows('staffBulk:isDone')
        : shows('staffBulk:stopped.person', 'staffBulk:resume'),
      ...accountErrors(snapshot),
    ],
    signedOut: stays,
  },
};

/** Closing, cancelling and deleting, in testers' words. */
import type { Acted, Life, SeasonLifeContext } from '../../../src/machines/seasonLife/seasonLifeTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const loaded = ({ acts }: Life): Sentence =>
  acts.some(({ stops }) => stops.length > 0)
    ? [
        'دع الحالة تُحمّل لمسابقة انتهى تصويتها قبل دقائق.',
        'Let the status load of a competition whose vote ended minutes ago.',
      ]
    : [
        'دع الحالة تُحمّل لمسابقة انتهى كل ما فيها.',
        'Let the status load of a competition in which all is over.',
      ];

function acted(output: Acted): Sentence {
  if (output === 'deleted')
    return [
      'قبلها احذف ما تنظر إليه من متصفح آخر، ثم دع الخطوة تتم.',
      'Before, delete what you look at in another browser; then let the act end.',
    ];
  return 'done' in output
    ? ['دع الخطوة تتم.', 'Let the act end.']
    : [
        'قبلها عدّل المسابقة من متصفح آخر، ثم دع الخطوة تتم.',
        'Before, change the competition in another browser; then let the act end.',
      ];
}

const refusals = ({ isRefused }: SeasonLifeContext): Sentence[] =>
  isRefused ? [shows('staffLife:refused')] : [];

export const seasonLifeWords: FlowWords = {
  title: ['إغلاق مسابقة أو إلغاؤها أو حذفها', 'Closing, cancelling or deleting a competition'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح مسابقة منشورة من `/season`.',
    'Sign in as the owner of an organisation, then open a published competition from `/season`.',
  ],
  gestures: {
    'xstate.done.actor.loadLife': ({ output }) => loaded(output as Life),
    'xstate.error.actor.loadLife': failing(['تحميل الحالة', 'loading the status']),
    'retry.requested': retry,
    'refresh.requested': press('staffLife:again'),
    'act.requested': ({ act }) => press(`staffLife:act.${String(act)}`),
    'act.confirmed': press('staffLife:confirm.close'),
    'act.cancelled': press('staffLife:notNow'),
    'xstate.done.actor.act': ({ output }) => acted(output as Acted),
    'xstate.error.actor.act': failing(['الخطوة', 'the act']),
  },
  sights: {
    loading: shows('staffLife:title.competition'),
    failed: showsWithButton('staffLife:failed', 'common:retry.again'),
    ready: ({ context }) => [shows('staffLife:again'), ...refusals(context as SeasonLifeContext)],
    confirming: shows('staffLife:ask.competition.close'),
    acting: shows('staffLife:acting'),
    unsure: showsWithButton('staffLife:unsure', 'common:retry.again'),
    done: shows('staffLife:done.close'),
    gone: shows('staffLife:gone'),
    signedOut: shows('staffLife:title.competition'),
  },
};

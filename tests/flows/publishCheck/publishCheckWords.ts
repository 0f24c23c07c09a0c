/** Publishing a competition, in testers' words. */
import type { PublishCheck } from '../../../domain/staff/staffContract.ts';
import type { PublishCheckContext } from '../../../src/machines/publishCheck/publishCheckMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const changes = ({ hasChanged }: PublishCheckContext): Sentence[] =>
  hasChanged ? [shows('staffSeason:publish.hasChanged')] : [];

function loaded({ findings, state }: PublishCheck): Sentence {
  if (state !== 'draft')
    return [
      'قبلها انشر المسابقة من متصفح آخر، ثم دع التحقق يتم.',
      'Before, publish it in another browser; then let the check end.',
    ];
  return findings.some(({ severity }) => severity === 'missing')
    ? ['دع التحقق يتم لمسابقة ينقصها شيء.', 'Let the check end of a competition that lacks something.']
    : ['دع التحقق يتم لمسابقة لا ينقصها شيء.', 'Let the check end of a competition that lacks nothing.'];
}

export const publishCheckWords: FlowWords = {
  title: ['نشر مسابقة', 'Publishing a competition'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح مسودة مسابقة من `/season`.',
    'Sign in as the owner of an organisation, then open the draft of a competition from `/season`.',
  ],
  gestures: {
    'xstate.done.actor.loadCheck': ({ output }) => loaded(output as PublishCheck),
    'xstate.error.actor.loadCheck': failing(['التحقق', 'the check']),
    'retry.requested': retry,
    'refresh.requested': press('staffSeason:publish.again'),
    'publish.requested': press('staffSeason:publish.act'),
    'publish.confirmed': press('staffSeason:publish.confirm'),
    'publish.cancelled': press('staffSeason:publish.cancel'),
    'xstate.done.actor.publish': ({ output }) =>
      output === 'published'
        ? ['دع النشر يتم.', 'Let publishing end.']
        : [
            'قبل النشر عدّل المسابقة من متصفح آخر، ثم دعه يتم.',
            'Before, change the competition in another browser; then let publishing end.',
          ],
    'xstate.error.actor.publish': failing(['النشر', 'publishing']),
  },
  sights: {
    loading: ({ context }) => [
      shows('staffSeason:publish.title'),
      ...changes(context as PublishCheckContext),
    ],
    failed: showsWithButton('staffSeason:publish.failed', 'common:retry.again'),
    ready: ({ context }) => [shows('staffSeason:publish.act'), ...changes(context as PublishCheckContext)],
    confirming: shows('staffSeason:publish.dialog'),
    publishing: shows('staffSeason:publish.publishing'),
    unsure: showsWithButton('staffSeason:publish.unsure', 'common:retry.again'),
    published: shows('staffSeason:publish.published'),
    signedOut: shows('staffSeason:publish.title'),
  },
};

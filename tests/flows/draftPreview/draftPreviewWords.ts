/** The links that show a draft, in testers' words. */
import type { PreviewLinks } from '../../../domain/staff/staffContract.ts';
import type { DraftPreviewContext } from '../../../src/machines/draftPreview/draftPreviewTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

function loaded({ is_draft, open }: PreviewLinks): Sentence {
  if (!is_draft)
    return [
      'قبلها انشر المسودة من متصفح آخر، ثم دع الروابط تُحمّل.',
      'Before, publish the draft in another browser; then let the links load.',
    ];
  return open > 0
    ? ['دع الروابط تُحمّل لمسودة لها رابطان.', 'Let the links load of a draft that has two.']
    : ['دع الروابط تُحمّل لمسودة بلا رابط.', 'Let the links load of a draft that has none.'];
}

const ready = ({ links, isEnded }: DraftPreviewContext): Sentence[] => [
  shows('staffLife:preview.make'),
  ...(isEnded ? [shows('staffLife:preview.ended')] : []),
  ...((links?.open ?? 0) > 0 ? [shows('staffLife:preview.end')] : []),
];

export const draftPreviewWords: FlowWords = {
  title: ['روابط معاينة مسودة', 'Preview links of a draft'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم افتح مسودة مسابقة من `/season`.',
    'Sign in as the owner of an organisation, then open a draft competition from `/season`.',
  ],
  gestures: {
    'xstate.done.actor.loadLinks': ({ output }) => loaded(output as PreviewLinks),
    'xstate.error.actor.loadLinks': failing(['تحميل الروابط', 'loading the links']),
    'retry.requested': retry,
    'make.requested': press('staffLife:preview.make'),
    'xstate.done.actor.makeLink': ['دع الرابط يُنشأ.', 'Let the link be made.'],
    'xstate.error.actor.makeLink': failing(['إنشاء الرابط', 'making the link']),
    'link.closed': press('staffLife:preview.close'),
    'end.requested': press('staffLife:preview.end'),
    'end.confirmed': press('staffLife:preview.endConfirm'),
    'end.cancelled': press('staffLife:notNow'),
    'xstate.done.actor.endLinks': ['دع الروابط تُوقف.', 'Let the links be ended.'],
    'xstate.error.actor.endLinks': failing(['إيقاف الروابط', 'ending the links']),
  },
  sights: {
    loading: shows('staffLife:preview.title'),
    failed: showsWithButton('staffLife:preview.failed', 'common:retry.again'),
    ready: ({ context }) => ready(context as DraftPreviewContext),
    making: shows('staffLife:preview.making'),
    handing: shows('staffLife:preview.handed'),
    confirming: shows('staffLife:preview.endText'),
    ending: shows('staffLife:preview.ending'),
    unsure: showsWithButton('staffLife:unsure', 'common:retry.again'),
    public: shows('staffLife:preview.public'),
    gone: shows('staffLife:gone'),
    signedOut: shows('staffLife:preview.title'),
  },
};

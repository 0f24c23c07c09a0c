/** Writing a message to candidates, in testers' words. */
import type { MessageSample } from '../../../domain/staff/staffContract.ts';
import type { MessageSendContext, Previewed } from '../../../src/machines/messageSend/messageSendTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

export const messageSendWords: FlowWords = {
  title: ['كتابة رسالة إلى المشاركين', 'Writing a message to candidates'],
  begin: [
    'ادخل بحساب مالك الجهة، واضغط «{staffMessages:write}» في `/messages`، واملأ كل الحقول عدا «{staffSent:compose.kind}».',
    'Sign in as the owner of an organisation, press “{staffMessages:write}” at `/messages`, and fill in every field but “{staffSent:compose.kind}”.',
  ],
  gestures: {
    'xstate.done.actor.loadCompetitions': ['دع النموذج يُفتح.', 'Let the form open.'],
    'xstate.error.actor.loadCompetitions': failing(['فتح النموذج', 'opening the form']),
    'retry.requested': retry,
    'field.changed': ({ value }) => [
      `اختر «{staffSent:kind.${String(value)}}» في «{staffSent:compose.kind}».`,
      `Choose “{staffSent:kind.${String(value)}}” at “{staffSent:compose.kind}”.`,
    ],
    'filters.changed': [
      'اختر «{entries:status.rejected}» في «{staffEntries:column.state}».',
      'Choose “{entries:status.rejected}” at “{staffEntries:column.state}”.',
    ],
    'form.submitted': press('staffSent:compose.preview'),
    'xstate.done.actor.preview': ({ output }) =>
      (output as Previewed).preview.recipients > 0
        ? ['دع العدّ ينتهي.', 'Let the count end.']
        : ['دع العدّ ينتهي في جهة بلا مشاركات كهذه.', 'Let the count end where no entry is such.'],
    'xstate.error.actor.preview': failing(['العدّ', 'the count']),
    'another.requested': press('staffSent:sample.another'),
    'xstate.done.actor.step': ({ output }) =>
      (output as MessageSample | null) === null
        ? ['دع البحث ينتهي بعد آخر مشارك.', 'Let the search end after the last candidate.']
        : ['دع المشارك التالي يظهر.', 'Let the next candidate appear.'],
    'xstate.error.actor.step': failing(['البحث عن المشارك التالي', 'looking for the next candidate']),
    'send.requested': press('staffSent:send.act'),
    'xstate.done.actor.send': ['دع الإرسال يتم.', 'Let the sending end.'],
    'xstate.error.actor.send': failing(['الإرسال', 'sending']),
  },
  sights: {
    loading: shows('staffSent:compose.title'),
    failed: showsWithButton('staffSent:compose.failed', 'common:retry.again'),
    writing: (snapshot) => [shows('staffSent:compose.preview'), ...staffErrors(snapshot)],
    previewing: shows('staffSent:compose.previewing'),
    previewed: (snapshot) => [
      shows(
        (snapshot.context as MessageSendContext).sample === null
          ? 'staffSent:preview.nobody'
          : 'staffSent:send.act',
      ),
      ...staffErrors(snapshot),
    ],
    stepping: shows('staffSent:sample.looking'),
    sending: shows('staffSent:send.sending'),
    unsure: showsWithButton('staffSent:send.unsure', 'common:retry.again'),
    sent: shows('staffSent:send.sent'),
    signedOut: shows('staffSent:compose.title'),
  },
};

/** Following a message that was sent, in testers' words. */
import {
  canUndo,
  type LoadedDelivery,
  type MessageDeliveryContext,
} from '../../../src/machines/messageDelivery/messageDeliveryMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

function loaded({ message, page }: LoadedDelivery): Sentence {
  if (message === null)
    return ['دع التحميل ينتهي برسالة جهة أخرى.', 'Let it load a message of another organisation.'];
  if (message.undone) return ['دع رسالة جرى التراجع عنها تُحمَّل.', 'Let an undone message load.'];
  return page.next === null
    ? ['دع رسالة لم تصل بعض المتلقين تُحمَّل.', 'Let a message load that failed at some recipients.']
    : ['دع رسالة أُرسلت قبل دقيقة تُحمَّل.', 'Let a message load that was sent a minute ago.'];
}

export const messageDeliveryWords: FlowWords = {
  title: ['متابعة رسالة مرسلة', 'Following a sent message'],
  begin: [
    'ادخل بحساب مالك الجهة، واضغط «{staffMessages:sent}» في `/messages`، ثم افتح رسالة.',
    'Sign in as the owner of an organisation, press “{staffMessages:sent}” at `/messages`, and open a message.',
  ],
  gestures: {
    'xstate.done.actor.load': ({ output }) => loaded(output as LoadedDelivery),
    'xstate.error.actor.load': failing(['تحميل الرسالة', 'loading the message']),
    'xstate.done.actor.loadMore': ['دع المتلقين التالين يُحمَّلون.', 'Let the next recipients load.'],
    'xstate.error.actor.loadMore': failing(['تحميل المتلقين التالين', 'loading the next recipients']),
    'retry.requested': retry,
    'refresh.requested': press('staffSent:message.refresh'),
    'state.chosen': [
      'اختر «{staffSent:delivery.failed}» في «{staffSent:column.delivery}».',
      'Choose “{staffSent:delivery.failed}” at “{staffSent:column.delivery}”.',
    ],
    'more.requested': press('staffSent:more'),
    'undo.requested': press('staffSent:message.undo'),
    'sendAgain.requested': press('staffSent:message.sendAgain'),
    'xstate.done.actor.act': ['دع العمل يتم.', 'Let the act be done.'],
    'xstate.error.actor.act': failing(['العمل', 'the act']),
    'xstate.after.look.messageDelivery.shown': ['انتظر أربع ثوانٍ.', 'Wait for four seconds.'],
  },
  sights: {
    loading: ({ context }) => [
      shows(
        (context as MessageDeliveryContext).message
          ? 'staffSent:message.delivery'
          : 'staffSent:message.title',
      ),
    ],
    failed: showsWithButton('staffSent:message.failed', 'common:retry.again'),
    unknown: shows('staffSent:message.unknown'),
    shown: ({ context }) => [
      shows(
        canUndo(context as MessageDeliveryContext) ? 'staffSent:message.undo' : 'staffSent:message.delivery',
      ),
    ],
    loadingMore: shows('staffSent:loadingMore'),
    acting: ({ context }) => [
      shows(
        (context as MessageDeliveryContext).act === 'undo'
          ? 'staffSent:message.undoing'
          : 'staffSent:message.trying',
      ),
    ],
    signedOut: shows('staffSent:message.title'),
  },
};

/** A link that verifies a contact or undoes its change, in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import type {
  ContactLinkContext,
  OpenContactLink,
} from '../../../src/machines/contactLink/contactLinkMachine.ts';
import { accountErrors, failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { retry, shows, showsWithButton } from '../phrases.ts';

const linkOf = ({ context }: AnyMachineSnapshot) => (context as ContactLinkContext).link;

const open = (snapshot: AnyMachineSnapshot): Sentence[] => {
  const { action = 'verify', field = 'phone_number' } = linkOf(snapshot) ?? {};
  return [
    showsWithButton(`account:contactLink.${action}.${field}.title`, `account:contactLink.${action}.use`),
    ...accountErrors(snapshot),
  ];
};

export const contactLinkWords: FlowWords = {
  title: ['رابط وسيلة اتصال', 'A link about a contact'],
  begin: [
    'غيّر رقم الهاتف من `/edit-phone`، ثم افتح الرابط من إحدى الرسالتين كما وصل.',
    'Change the phone number at `/edit-phone`, then open the link of one of the two messages as it came.',
  ],
  gestures: {
    'xstate.done.actor.checkLink': ({ output }) =>
      (output as OpenContactLink).action === 'verify'
        ? ['دع فحص رابط التأكيد ينتهي.', 'Let the check of the link that confirms end.']
        : ['دع فحص رابط التراجع ينتهي.', 'Let the check of the link that undoes end.'],
    'xstate.error.actor.checkLink': failing(['فحص الرابط', 'the check of the link']),
    'use.requested': [
      'اضغط «{account:contactLink.verify.use}» أو «{account:contactLink.undo.use}».',
      'Press “{account:contactLink.verify.use}” or “{account:contactLink.undo.use}”.',
    ],
    'xstate.done.actor.useLink': ({ output }) =>
      (output as { reset_token: string | null }).reset_token === null
        ? ['دع التأكيد ينتهي.', 'Let confirming end.']
        : ['دع التراجع ينتهي.', 'Let undoing end.'],
    'xstate.error.actor.useLink': failing(['الطلب', 'the request']),
    'retry.requested': retry,
    'link.opened': [
      'افتح رابطًا آخر في العلامة نفسها: الصقه مكان العنوان.',
      'Open another link in the same tab: paste it over the address.',
    ],
  },
  sights: {
    readingLink: shows('account:contactLink.reading'),
    unread: showsWithButton('account:contactLink.unread', 'common:retry.again'),
    dead: ({ context }) => [
      showsWithButton(
        `account:contactLink.dead.${(context as ContactLinkContext).dead ?? 'unknown'}`,
        'account:contact.toProfile',
      ),
    ],
    open,
    using: (snapshot) => [shows(`account:contactLink.${linkOf(snapshot)?.action ?? 'verify'}.using`)],
    verified: showsWithButton('account:contactLink.verified', 'account:contact.toProfile'),
    undone: showsWithButton('account:contactLink.undone', 'account:contactLink.setPassword'),
  },
};

/** A new password by a link, in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { accountErrors, failing, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  showsWithButton('account:newPassword.new', 'account:newPassword.submit'),
  ...accountErrors(snapshot),
];

export const newPasswordWords: FlowWords = {
  title: ['كلمة مرور جديدة', 'A new password'],
  begin: [
    'اطلب رابطًا من `/forget-password`، ثم افتحه كما وصل.',
    'Ask for a link at `/forget-password`, then open it as it came.',
  ],
  gestures: {
    'xstate.done.actor.checkLink': ['دع فحص الرابط ينتهي.', 'Let the check of the link end.'],
    'xstate.error.actor.checkLink': failing(['فحص الرابط', 'the check of the link']),
    'field.changed': ({ field }) =>
      types(field === 'new_password' ? 'account:newPassword.new' : 'account:newPassword.confirm'),
    'form.submitted': press('account:newPassword.submit'),
    'xstate.done.actor.setPassword': ['دع الحفظ ينتهي.', 'Let saving end.'],
    'xstate.error.actor.setPassword': failing(['الحفظ', 'saving']),
    'retry.requested': retry,
    'link.opened': [
      'افتح رابطًا آخر في العلامة نفسها: الصقه مكان العنوان.',
      'Open another link in the same tab: paste it over the address.',
    ],
  },
  sights: {
    readingLink: shows('account:newPassword.reading'),
    unread: showsWithButton('account:newPassword.unread', 'common:retry.again'),
    dead: (snapshot: AnyMachineSnapshot): Sentence[] => {
      const dead = (snapshot.context as { dead: string | null }).dead ?? 'unknown';
      const button = dead === 'taken' ? 'account:newPassword.toLogin' : 'account:newPassword.askAgain';
      return [showsWithButton(`account:newPassword.dead.${dead}`, button)];
    },
    'editing.calm': form,
    'editing.bannered': form,
    submitting: shows('account:newPassword.submitting'),
    done: showsWithButton('account:newPassword.done', 'account:newPassword.toLogin'),
  },
};

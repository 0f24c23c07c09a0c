/** A change of password in testers' words. */
import { failing, openForm, types } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, shows } from '../phrases.ts';

const form = openForm('account:change.title', 'account:change.submit');
const fields: Record<string, string> = {
  current_password: 'account:change.current',
  new_password: 'account:change.new',
  confirm_password: 'account:change.confirm',
};

export const passwordChangeWords: FlowWords = {
  title: ['تغيير كلمة المرور', 'Changing the password'],
  begin: ['سجّل الدخول، ثم افتح صفحة `/edit-password`.', 'Log in, then open the page `/edit-password`.'],
  gestures: {
    'xstate.done.actor.loadProfile': ['دع الملف يُحمَّل.', 'Let the profile load.'],
    'field.changed': ({ field }) => types(fields[field as string]!),
    'form.submitted': press('account:change.submit'),
    'xstate.done.actor.changePassword': ['دع التغيير ينجح.', 'Let the change succeed.'],
    'xstate.error.actor.changePassword': failing(['التغيير', 'the change']),
    'leave.requested': press('account:now'),
  },
  sights: {
    signedOut: ['صفحة تسجيل الدخول.', 'The page to log in.'],
    'editing.calm': form,
    'editing.bannered': form,
    'editing.failed': form,
    submitting: shows('account:change.submitting'),
    changed: shows('account:change.done', 'account:now'),
    leaving: ['صفحة تسجيل الدخول.', 'The page to log in.'],
  },
};

/** A change of the phone number in testers' words. */
import { failing, openForm, types } from '../accountWords.ts';
import type { FlowWords } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const form = openForm('account:contact.phone_number.title', 'account:contact.submit');
const fields: Record<string, string> = {
  phone_number: 'account:contact.phone_number.new',
  current_password: 'account:change.current',
};

export const contactChangeWords: FlowWords = {
  title: ['تغيير رقم الهاتف', 'Changing the phone number'],
  begin: ['سجّل الدخول، ثم افتح صفحة `/edit-phone`.', 'Log in, then open the page `/edit-phone`.'],
  gestures: {
    'xstate.done.actor.loadProfile': ['دع الملف يُحمَّل.', 'Let the profile load.'],
    'xstate.error.actor.loadProfile': failing(['تحميل الملف', 'loading the profile']),
    'retry.requested': retry,
    'field.changed': ({ field }) => types(fields[field as string]!),
    'form.submitted': press('account:contact.submit'),
    'xstate.done.actor.changeContact': ['دع الطلب ينجح.', 'Let the request succeed.'],
    'xstate.error.actor.changeContact': failing(['الطلب', 'the request']),
  },
  sights: {
    'loading.asking': shows('account:profile.loading'),
    'loading.stalled': showsWithButton('account:profile.stalled', 'common:retry.again'),
    'editing.calm': form,
    'editing.bannered': form,
    'editing.failed': form,
    submitting: shows('account:contact.submitting'),
    requested: shows('account:contact.phone_number.requested', 'account:contact.toProfile'),
    signedOut: ['صفحة تسجيل الدخول.', 'The page to log in.'],
  },
};

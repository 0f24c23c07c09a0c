/** A forgotten password in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { failing, openForm, types } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows } from '../phrases.ts';

const form = openForm('account:forgot.title', 'account:forgot.submit');

export const forgotPasswordWords: FlowWords = {
  title: ['كلمة مرور منسية', 'A forgotten password'],
  begin: ['افتح صفحة `/forget-password`.', 'Open the page `/forget-password`.'],
  gestures: {
    'field.changed': types('account:forgot.label'),
    'form.submitted': press('account:forgot.submit'),
    'xstate.done.actor.askForLink': ({ output }) =>
      (output as { message: string | null }).message
        ? ['دع الخادم يجيب بجملة منه.', 'Let the server answer with a sentence of its own.']
        : ['دع الخادم يجيب دون جملة.', 'Let the server answer without a sentence.'],
    'xstate.error.actor.askForLink': failing(['طلب الرابط', 'asking for the link']),
  },
  sights: {
    idle: form,
    submitting: shows('account:forgot.submitting'),
    success: (snapshot: AnyMachineSnapshot): Sentence[] => [
      (snapshot.context as { message: string | null }).message
        ? ['جملة الخادم كما أرسلها.', 'The sentence of the server, as it sent it.']
        : shows('account:forgot.sent'),
    ],
    error: form,
  },
};

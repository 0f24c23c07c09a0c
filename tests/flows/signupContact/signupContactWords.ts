/** A corrected contact in testers' words. */
import { failing, openForm } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows } from '../phrases.ts';

export const signupContactWords: FlowWords = {
  title: ['تصحيح رقم الهاتف بعد التسجيل', 'Correcting the phone number after registering'],
  begin: [
    'أرسل تسجيلًا برقم هاتف خاطئ دون تسجيل الدخول.',
    'Send a registration with a wrong phone number, without logging in.',
  ],
  gestures: {
    'mistake.reported': press('entries:register.sent.wrong.phone_number'),
    'field.changed': ({ value }): Sentence =>
      value === '' ? ['امسح الرقم.', 'Clear the number.'] : ['اكتب الرقم الصحيح.', 'Type the right number.'],
    'form.submitted': press('entries:register.sent.send'),
    'form.closed': press('entries:register.sent.cancel'),
    'xstate.done.actor.correctContact': ['دع جواب الخادم يصل.', 'Let the answer of the server come.'],
    'xstate.error.actor.correctContact': failing(['التصحيح', 'the correction']),
  },
  sights: {
    shown: ({ context }) => [
      shows('entries:register.sent.title'),
      ...((context as { isCorrected: boolean }).isCorrected
        ? [shows('entries:register.sent.corrected')]
        : []),
    ],
    editing: openForm('entries:register.sent.title', 'entries:register.sent.send'),
    sending: shows('entries:register.sent.sending'),
    confirmed: shows('entries:register.sent.confirmed'),
  },
};

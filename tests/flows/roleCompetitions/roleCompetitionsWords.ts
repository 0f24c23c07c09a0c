/** A change of the competitions of a role in testers' words. */
import type { AnyMachineSnapshot } from 'xstate';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, shows } from '../phrases.ts';
import { choosesCompetitions, staffErrors } from '../staffWords.ts';

const form = (snapshot: AnyMachineSnapshot): Sentence[] => [
  shows('staff:competitions.save'),
  ...staffErrors(snapshot),
];

const closed: Sentence = ['النافذة مغلقة.', 'The dialog is closed.'];

export const roleCompetitionsWords: FlowWords = {
  title: ['مسابقات الدور', 'The competitions of a role'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم اضغط «{staff:competitions.change}» عند محكّم في `/people`.',
    'Sign in as the owner of an organisation, then press “{staff:competitions.change}” at a judge at `/people`.',
  ],
  gestures: {
    'competitions.changed': choosesCompetitions,
    'form.submitted': press('staff:competitions.save'),
    'xstate.done.actor.changeCompetitions': ['دع الحفظ يتم.', 'Let it be saved.'],
    'xstate.error.actor.changeCompetitions': failing(['الحفظ', 'saving it']),
  },
  sights: {
    choosing: form,
    saving: shows('staff:competitions.saving'),
    saved: closed,
    signedOut: closed,
  },
};

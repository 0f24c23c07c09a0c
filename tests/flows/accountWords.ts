/** What the pages of accounts have in common, in a tester's words. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { FieldFault, Trouble } from '../../domain/accountRefusals.ts';
import type { Sentence } from './flow.ts';
import { errorOf } from './phrases.ts';
import { fails } from './worldWords.ts';

type Said = { faults?: Record<string, FieldFault>; trouble?: Trouble | null };

/** What is wrong with the form: at its fields, and above them. */
export function accountFaults({ context }: AnyMachineSnapshot): Sentence[] {
  const { faults = {}, trouble } = context as Said;
  return [
    ...Object.values(faults).map(faultWords),
    ...(trouble ? ['sentence' in trouble ? serverSays : said(`account:trouble.${trouble.word}`)] : []),
  ];
}

const serverSays: Sentence = ['جملة الخادم كما أرسلها.', 'The sentence of the server, as it sent it.'];

const faultWords = (fault: FieldFault): Sentence =>
  'sentence' in fault
    ? ['تحت الحقل: جملة الخادم كما أرسلها.', 'Below the field: the sentence of the server, as it sent it.']
    : [
        `تحت الحقل: «{errors:problem.${fault.problem}}»`,
        `Below the field: “{errors:problem.${fault.problem}}”`,
      ];

const said = (label: string): Sentence => [`فوق الحقول: «{${label}}»`, `Above the fields: “{${label}}”`];

export const types = (field: string): Sentence => [`املأ «{${field}}».`, `Fill in “{${field}}”.`];

export const failing = (what: Sentence) => (event: AnyEventObject) => fails(what, errorOf(event));

/** The form as it can be sent, with what was wrong with it. */
export const openForm =
  (title: string, button: string) =>
  (snapshot: AnyMachineSnapshot): Sentence[] => [
    [`«{${title}}»، وزر «{${button}}».`, `“{${title}}”, and the button “{${button}}”.`],
    ...accountFaults(snapshot),
  ];

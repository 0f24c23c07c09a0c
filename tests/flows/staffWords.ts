/** Words that the pages of staff share, for testers. */
import type { AnyMachineSnapshot } from 'xstate';
import type { FormError } from '../../domain/accountRefusals.ts';
import { isStaffErrorCode, type StaffFieldError } from '../../domain/staff/staffRefusals.ts';
import type { SignStop } from '../../domain/staff/passkeyStops.ts';
import type { Sentence } from './flow.ts';

type Said = { fieldErrors?: Record<string, StaffFieldError>; formError?: FormError | null };

/** What to press for a choice of competitions. */
export const choosesCompetitions = (event: Readonly<Record<string, unknown>>): Sentence => {
  const competitions = event['competitions'] as string[] | null;
  if (competitions === null)
    return ['اختر «{staff:competitions.all}».', 'Choose “{staff:competitions.all}”.'];
  return competitions.length === 0
    ? [
        'اختر «{staff:competitions.some}»، ولا تختر مسابقة.',
        'Choose “{staff:competitions.some}”, and no competition.',
      ]
    : [
        'اختر «{staff:competitions.some}»، ثم المسابقة الأولى وحدها.',
        'Choose “{staff:competitions.some}”, then the first competition alone.',
      ];
};

/** The errors of a form in words: at its fields, and above them. */
export function staffErrors({ context }: AnyMachineSnapshot): Sentence[] {
  const { fieldErrors = {}, formError } = context as Said;
  return [
    ...Object.values(fieldErrors).map(fieldErrorWords),
    ...(formError ? [formErrorWords(formError)] : []),
  ];
}

function fieldErrorWords(fieldError: StaffFieldError): Sentence {
  if ('sentence' in fieldError)
    return [
      'تحت الحقل: جملة الخادم كما أرسلها.',
      'Below the field: the sentence of the server, as it sent it.',
    ];
  const { code } = fieldError;
  const label = isStaffErrorCode(code) ? `staffErrors:problem.${code}` : `errors:problem.${code}`;
  return [`تحت الحقل: «{${label}}»`, `Below the field: “{${label}}”`];
}

function formErrorWords(formError: FormError): Sentence {
  if ('sentence' in formError)
    return ['جملة الخادم كما أرسلها.', 'The sentence of the server, as it sent it.'];
  const label = `account:trouble.${formError.word}`;
  return formError.waitMs === undefined
    ? [`فوق الحقول: «{${label}}»`, `Above the fields: “{${label}}”`]
    : [`فوق الحقول: «{${label}}»، ثم مدة الانتظار.`, `Above the fields: “{${label}}”, then how long to wait.`];
}

/** What a tester does so that the browser uses no passkey. */
export const signStops = {
  cancelled: ['ألغِ طلب المتصفح.', "Cancel the browser's request."],
  unusable: [
    'دع المتصفح يعجز: بدّل خيارات المفتاح في وكيل الاختبار.',
    'Let the browser fail: change the options of the passkey in the test proxy.',
  ],
} as const satisfies Record<SignStop, Sentence>;

/** Why the browser used or made no passkey, if a state says so. @param below the key of its words in `staff.json` */
export const passkeyStop =
  (below: string) =>
  ({ context }: AnyMachineSnapshot): Sentence[] => {
    const { stop } = context as { stop: string | null };
    return stop === null ? [] : [[`«{staff:${below}.${stop}}»`, `“{staff:${below}.${stop}}”`]];
  };

/** A registration in testers' words. */
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { registrationMachine } from '../../../src/machines/registration/registrationMachine.ts';
import type { SignupAnswer } from '../../../src/machines/registration/registrationTypes.ts';
import type { FlowWords, Gestures, Sentence, Sights } from '../flow.ts';
import { fails } from '../worldWords.ts';
import { opening } from './openingWords.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const openingOf: Sentence = ['تحميل الاستمارة', 'loading the form'];
const checkingOf: Sentence = ['فحص الملف', 'the check of the file'];
const sendingOf: Sentence = ['الإرسال', 'sending'];

const checked =
  (wrong: Sentence) =>
  ({ output }: AnyEventObject): Sentence =>
    (output as { ok: boolean }).ok ? ['دع فحص الملف ينتهي.', 'Let the check of the file end.'] : wrong;

function uploadEnds({ output }: AnyEventObject): Sentence {
  const answer = output as { kind: string; error?: AppError };
  if (answer.kind === 'uploaded') return ['دع الرفع يكتمل.', 'Let the upload complete.'];
  if (answer.kind === 'cancelled') return ['دع إلغاء الرفع ينتهي.', 'Let the cancelling of the upload end.'];
  return fails(['الرفع', 'the upload'], answer.error!);
}

const gestures: Gestures = {
  'xstate.done.actor.openForm': opening,
  'xstate.error.actor.openForm': ({ error }) => fails(openingOf, error as AppError),
  'retry.requested': [
    'اضغط «{common:retry.again}»، أو «{entries:register.unsure.ask}» حيث لم يتأكد الوصول.',
    'Press “{common:retry.again}”, or “{entries:register.unsure.ask}” where arrival is in doubt.',
  ],
  'notice.closed': ['اضغط «{entries:register.closed.back}».', 'Press “{entries:register.closed.back}”.'],
  'field.changed': [
    'اكتب حرفين في «{account:profile.fullName}».',
    'Type two letters into “{account:profile.fullName}”.',
  ],
  'field.left': [
    'انتقل من «{account:profile.fullName}» إلى حقل آخر.',
    'Move from “{account:profile.fullName}” to another field.',
  ],
  'consent.opened': [
    'اضغط «{entries:register.consent.terms[]}».',
    'Press “{entries:register.consent.terms[]}”.',
  ],
  'consent.accepted': ['اضغط «{entries:register.accept}».', 'Press “{entries:register.accept}”.'],
  'dialog.closed': ['اضغط «{entries:register.close}».', 'Press “{entries:register.close}”.'],
  'consent.withdrawn': [
    'أزل العلامة من «{entries:register.consent.terms}».',
    'Untick “{entries:register.consent.terms}”.',
  ],
  'login.requested': [
    'اضغط «{entries:register.logIn}» في الاستمارة.',
    'Press “{entries:register.logIn}” on the form.',
  ],
  'draft.overtaken': [
    'غيّر مسودة هذا التسجيل من جهاز آخر بالحساب نفسه، ثم عدّل حقلًا هنا.',
    'Change this draft on another device of the same account, then change a field here.',
  ],
  'newest.requested': ['اضغط «{entries:register.newest}».', 'Press “{entries:register.newest}”.'],
  'form.submitted': ['اضغط «{entries:register.submit}».', 'Press “{entries:register.submit}”.'],
  'media.chosen': [
    'اختر فيديو لا يتجاوز دقيقتين في «{entries:register.section.entry}».',
    'Choose a video of two minutes or less under “{entries:register.section.entry}”.',
  ],
  'xstate.done.actor.checkMedia': checked([
    'اختر بدلًا منه فيديو أطول من دقيقتين، ودع فحصه ينتهي.',
    'Choose a video longer than two minutes instead, and let its check end.',
  ]),
  'xstate.error.actor.checkMedia': ({ error }) => fails(checkingOf, error as AppError),
  'media.removed': [
    'اضغط «{entries:upload.remove}» عند التسجيل.',
    'Press “{entries:upload.remove}” at the recording.',
  ],
  'identity.chosen': [
    'اختر ملف PDF أو صورة في «{entries:register.identity.label}».',
    'Choose a PDF or an image under “{entries:register.identity.label}”.',
  ],
  'xstate.done.actor.checkIdentity': checked([
    'اختر بدلًا منه ملفًا نصيًا سُمّي pdf، ودع فحصه ينتهي.',
    'Choose a text file named as a PDF instead, and let its check end.',
  ]),
  'xstate.error.actor.checkIdentity': ({ error }) => fails(checkingOf, error as AppError),
  'identity.removed': [
    'اضغط «{entries:upload.remove}» عند الهوية.',
    'Press “{entries:upload.remove}” at the ID.',
  ],
  'xstate.done.actor.beginRegistration': [
    'دع الخادم يسجّل بدء التسجيل.',
    'Let the server note that the registration has begun.',
  ],
  'xstate.error.actor.beginRegistration': ({ error }) =>
    fails(['تسجيل البدء لدى الخادم', 'noting the beginning on the server'], error as AppError),
  'clock.ticked': ['دع موعدًا يمر والاستمارة مفتوحة.', 'Let a date go by while the form is open.'],
  'xstate.done.actor.checkSignup': ['دع الخادم يفحص البيانات.', 'Let the server check the details.'],
  'xstate.error.actor.checkSignup': ({ error }) =>
    fails(['فحص البيانات لدى الخادم', 'the check of the details on the server'], error as AppError),
  'upload.changed': ['دع جزءًا من الملف يُرفع.', 'Let a part of the file be uploaded.'],
  'cancel.requested': ['اضغط «{entries:upload.cancel}».', 'Press “{entries:upload.cancel}”.'],
  'xstate.done.actor.mediaUpload': uploadEnds,
  'signup.answered': ({ answer }) =>
    (answer as SignupAnswer).account === 'created'
      ? ['دع جواب الخادم يصل.', 'Let the answer of the server come.']
      : [
          'أرسل مسجَّل الدخول، ثم دع جواب الخادم يصل.',
          'Send signed in, and let the answer of the server come.',
        ],
  'signup.refused': ({ error }) => fails(sendingOf, error as AppError),
  'stay.requested': [
    'اضغط «{entries:register.sent.wrong.phone_number}».',
    'Press “{entries:register.sent.wrong.phone_number}”.',
  ],
  'another.requested': [
    'اضغط «{entries:register.sent.another}».',
    'Press “{entries:register.sent.another}”.',
  ],
  'leave.requested': [
    'اضغط «{entries:register.received.goNow}».',
    'Press “{entries:register.received.goNow}”.',
  ],
};

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as Snapshot).context;

function formSights(snapshot: AnyMachineSnapshot): Sentence[] {
  const { fieldErrors, listed, formError, restored, unsure } = contextOf(snapshot);
  const count = Object.keys(fieldErrors).length;
  const bannered = snapshot.matches({ filling: { form: 'bannered' } });
  return [
    ['الاستمارة، وزر «{entries:register.submit}».', 'The form, and the button “{entries:register.submit}”.'],
    ...(count > 0 ? [marked] : []),
    ...(listed && count > 0 ? [bannered ? bannerText : left(count)] : []),
    ...(formError && 'note' in formError ? [noted(formError.note)] : []),
    ...(restored && !unsure ? [back] : []),
  ];
}

const marked: Sentence = [
  'تحت كل حقل فيه خطأ جملة تقول ما الخطأ.',
  'Below each field that is wrong a sentence says what is wrong.',
];
const bannerText: Sentence = [
  'فوق الاستمارة: «{account:trouble.highlighted}».',
  'Above the form: “{account:trouble.highlighted}”.',
];
const back: Sentence = ['«{entries:register.restored}»', '“{entries:register.restored}”'];
const left = (count: number): Sentence => [
  `فوق الاستمارة: «{entries:register.left|${count}}».`,
  `Above the form: “{entries:register.left|${count}}”.`,
];
const noted = (note: string): Sentence => [
  `«{entries:register.note.${note}}»`,
  `“{entries:register.note.${note}}”`,
];

const sending = (title: Sentence) => (): Sentence[] => [
  title,
  ['الزر يقول: «{entries:register.sending}».', 'The button says “{entries:register.sending}”.'],
];

const file = (chosen: { name: string } | null | undefined, [ar, en]: Sentence): Sentence[] => [
  chosen
    ? [
        `عند ${ar}: \`${chosen.name}\`، أو اسم الملف الذي اخترته.`,
        `At ${en}: \`${chosen.name}\`, or the name of your file.`,
      ]
    : [`لا ملف عند ${ar}.`, `No file at ${en}.`],
];

const sights: Sights = {
  opening: ['«{entries:register.loading}»', '“{entries:register.loading}”'],
  failed: [
    '«{entries:register.failed}»، وزر «{common:retry.again}».',
    '“{entries:register.failed}”, and the button “{common:retry.again}”.',
  ],
  turnedAway: ['الصفحة الرئيسية.', 'The home page.'],
  closed: [
    '«{events:notice.closedTitle}»، وزر «{entries:register.closed.back}».',
    '“{events:notice.closedTitle}”, and the button “{entries:register.closed.back}”.',
  ],
  entered: [
    '«{events:entered.title}»، ورابط «{events:entered.open}».',
    '“{events:entered.title}”, and the link “{events:entered.open}”.',
  ],
  'filling.form.calm': formSights,
  'filling.form.bannered': formSights,
  'filling.form.reading': [
    'نافذة «{entries:register.terms.title}» بزرَّي «{entries:register.accept}» و«{entries:register.close}».',
    'The dialog “{entries:register.terms.title}” with “{entries:register.accept}” and “{entries:register.close}”.',
  ],
  'filling.start.waiting': () => [],
  'filling.start.beginning': () => [],
  'filling.start.resting': () => [],
  'filling.start.begun': () => [],
  'filling.media.resting': (snapshot) => file(contextOf(snapshot).media?.file, ['التسجيل', 'the recording']),
  'filling.media.checking': [
    'عند التسجيل: «{entries:upload.checking}»',
    'At the recording: “{entries:upload.checking}”',
  ],
  'filling.identity.resting': (snapshot) => file(contextOf(snapshot).identity, ['الهوية', 'the ID']),
  'filling.identity.checking': [
    'عند الهوية: «{entries:upload.checking}»',
    'At the ID: “{entries:upload.checking}”',
  ],
  'sending.judging': sending(['«{entries:upload.title.preparing}»', '“{entries:upload.title.preparing}”']),
  'sending.transferring': (snapshot) => {
    const phase = contextOf(snapshot).progress?.phase ?? 'preparing';
    return [
      ...sending([`«{entries:upload.title.${phase}}»`, `“{entries:upload.title.${phase}}”`])(),
      ['«{entries:register.keepOpen}»', '“{entries:register.keepOpen}”'],
    ];
  },
  'sending.signing': (snapshot) => {
    const { progress, ticket } = contextOf(snapshot);
    const phase = progress?.phase ?? (ticket === null ? 'preparing' : 'uploading');
    return sending([`«{entries:upload.title.${phase}}»`, `“{entries:upload.title.${phase}}”`])();
  },
  'sending.unsure': sending([
    '«{entries:register.unsure.title}»، وزر «{entries:register.unsure.ask}».',
    '“{entries:register.unsure.title}”, and the button “{entries:register.unsure.ask}”.',
  ]),
  unpaid: [
    '«{entries:register.received.title}»، ورابطا «{entries:register.received.toFee}» و«{entries:register.received.later}».',
    '“{entries:register.received.title}”, and the links “{entries:register.received.toFee}” and “{entries:register.received.later}”.',
  ],
  'received.passing': (snapshot) => [
    [
      `«{entries:register.received.title}»، و«{entries:register.received.${contextOf(snapshot).account}}»`,
      `“{entries:register.received.title}”, and “{entries:register.received.${contextOf(snapshot).account}}”`,
    ],
  ],
  'received.staying': ['«{entries:register.sent.home}»', '“{entries:register.sent.home}”'],
  leaving: ['الصفحة الرئيسية.', 'The home page.'],
};

export const registrationWords: FlowWords = {
  title: ['التسجيل في مسابقة', 'Registering for a competition'],
  begin: [
    'افتح مسابقة مفتوحة التسجيل من «{events:title}» ثم اضغط «{events:competition.enrol}».',
    'Open a competition that takes registrations from “{events:title}”, then press “{events:competition.enrol}”.',
  ],
  gestures,
  sights,
};

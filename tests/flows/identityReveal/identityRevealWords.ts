/** A look at an identity document, in testers' words. */
import type { IdentityCheck, Revealed } from '../../../domain/staff/staffContract.ts';
import type {
  IdentityRevealContext,
  OpenedDocument,
} from '../../../src/machines/identityReveal/identityRevealTypes.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';
import { staffErrors } from '../staffWords.ts';

const documents: Record<OpenedDocument['kind'], Sentence> = {
  image: ['دع الصورة تصل.', 'Let the picture arrive.'],
  pdf: ['دع ملف PDF يصل.', 'Let the PDF arrive.'],
  unreadable: [
    'دع وسيط الاختبار يقلب بايتات الصورة.',
    'Let the test proxy scramble the bytes of the picture.',
  ],
};

export const identityRevealWords: FlowWords = {
  title: ['الاطلاع على وثيقة هوية', 'A look at an identity document'],
  begin: [
    'ادخل بحساب فاحص مشاركات وافتح مشاركة وصلت معها وثيقة.',
    'Sign in as a screener and open an entry that came with a document.',
  ],
  gestures: {
    'xstate.done.actor.loadCheck': ({ output }) =>
      (output as IdentityCheck).document
        ? ['دع اللوحة تُحمَّل.', 'Let the panel load.']
        : [
            'دع الوثيقة تُحذف بعد مدتها، ثم دع اللوحة تُحمَّل.',
            'Let the document be deleted after its time, then let the panel load.',
          ],
    'xstate.error.actor.loadCheck': failing(['تحميل اللوحة', 'loading the panel']),
    'retry.requested': retry,
    'reveal.requested': press('staffIdentity:look'),
    'field.changed': ({ field }) =>
      field === 'reason'
        ? ['اختر «{staffIdentity:why.screening}».', 'Choose “{staffIdentity:why.screening}”.']
        : [
            `أجب بأول خيار عن «{staffIdentity:point.${String(field)}}».`,
            `Choose the first answer to “{staffIdentity:point.${String(field)}}”.`,
          ],
    'form.submitted': ['أرسل الاستمارة بزرها الأول.', 'Send the form by its first button.'],
    'download.requested': press('staffIdentity:pdf.save'),
    'document.closed': press('staffIdentity:shown.close'),
    'page.left': ['انتقل إلى تبويب آخر.', 'Go to another tab.'],
    'look.ended': ['اضغط Escape.', 'Press Escape.'],
    'xstate.done.actor.reveal': ({ output }) =>
      (output as Revealed).type === 'application/pdf'
        ? ['دع الطلب يصل؛ والوثيقة ملف PDF.', 'Let the request arrive; the document is a PDF.']
        : ['دع الطلب يصل؛ والوثيقة صورة.', 'Let the request arrive; the document is a picture.'],
    'xstate.error.actor.reveal': failing(['طلب الاطلاع', 'asking for the look']),
    'xstate.done.actor.openDocument': ({ output }) => documents[(output as OpenedDocument).kind],
    'xstate.error.actor.openDocument': failing(['فتح الوثيقة', 'opening the document']),
    'xstate.after.wait.identityReveal.asking.limited': ['انتظر المدة المذكورة.', 'Wait as long as it says.'],
    'xstate.done.actor.judge': ['دع النتيجة تصل.', 'Let the verdict arrive.'],
    'xstate.error.actor.judge': failing(['حفظ النتيجة', 'keeping the verdict']),
  },
  sights: {
    loading: ['يبقى ما كان ظاهرًا، وإلا فأشكال تحميل.', 'What was shown stays; else shapes that load.'],
    failed: showsWithButton('staffIdentity:failed', 'common:retry.again'),
    hidden: (snapshot) => {
      const { check, end } = snapshot.context as IdentityRevealContext;
      return [
        check?.document ? shows('staffIdentity:look', 'staffIdentity:kept') : shows('staffIdentity:none'),
        ...(end === 'time' ? [shows('staffIdentity:late')] : []),
        ...staffErrors(snapshot),
      ];
    },
    'asking.ready': (snapshot) => [shows('staffIdentity:ask.title'), ...staffErrors(snapshot)],
    'asking.limited': [
      'تحذير بأن الاطلاع كثر، ومدة الانتظار.',
      'A warning that there were too many looks, and how long to wait.',
    ],
    revealing: shows('staffIdentity:ask.showing'),
    offered: shows('staffIdentity:pdf.title', 'staffIdentity:shown.stated'),
    opening: shows('staffIdentity:opening'),
    shown: (snapshot) => [
      (snapshot.context as IdentityRevealContext).opened?.kind === 'pdf'
        ? shows('staffIdentity:pdf.saved', 'staffIdentity:shown.stated')
        : [
            'الوثيقة وعليها اسمك والوقت مكرّرين، والثواني الباقية، وما كتبه المشارك.',
            'The document with your name and the time all over it, the seconds left, and what the candidate stated.',
          ],
      ...staffErrors(snapshot),
    ],
    judging: (snapshot) => {
      const { end } = snapshot.context as IdentityRevealContext;
      return [
        ...(end ? [shows(`staffIdentity:end.${end}`)] : []),
        shows('staffIdentity:judge.title'),
        ...staffErrors(snapshot),
      ];
    },
    sending: shows('staffIdentity:verdict.keeping'),
    unsure: showsWithButton('staffIdentity:unsure.text', 'common:retry.again'),
    signedOut: ['تظهر صفحة الدخول.', 'The sign-in page appears.'],
  },
};

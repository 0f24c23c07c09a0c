/** The diagnostics page in testers' words. */
import type { FlowWords, Sentence } from '../flow.ts';
import { press } from '../phrases.ts';

const levelled = (level: string | null, ar: string, en: string): Sentence =>
  level === null
    ? [`${ar} كل المستويات.`, `${en} all levels.`]
    : [`${ar} المستوى \`${level}\`.`, `${en} the level \`${level}\`.`];

export const diagnosticsWords: FlowWords = {
  title: ['التشخيص', 'Diagnostics'],
  begin: ['اضغط رقم الإصدار في أسفل الصفحة.', 'Press the version at the foot of a page.'],
  gestures: {
    'news.heard': ({ log }) =>
      (log as { entries: unknown[] }).entries.length > 0
        ? [
            'دع خطأ يُسجَّل: أوقف الخادم وأعد تحميل صفحة.',
            'Let an error be logged: stop the server and load a page.',
          ]
        : ['ابدأ بسجل خالٍ.', 'Begin with an empty log.'],
    'level.chosen': ({ level }) => levelled(level as string | null, 'اختر', 'Choose'),
    'download.requested': ({ level }) =>
      levelled(level as string | null, 'نزّل سجلات', 'Download the entries of'),
    'notice.closed': ['أغلق النافذة بزرّها.', 'Close the dialog with its button.'],
    'clearing.requested': press('diagnostics:log.clear'),
    'clearing.confirmed': [
      'اضغط «{diagnostics:log.clear}» في النافذة.',
      'Press “{diagnostics:log.clear}” in the dialog.',
    ],
    'clearing.cancelled': ['اضغط الزر الآخر في النافذة.', 'Press the other button of the dialog.'],
  },
  sights: {
    reading: ['السجل، ولا نافذة فوقه.', 'The log, and no dialog above it.'],
    missing: ['نافذة تقول إنه لا سجلات للتنزيل.', 'A dialog that says that there is nothing to download.'],
    clearing: ['نافذة تسأل عن مسح السجل.', 'A dialog that asks whether to clear the log.'],
  },
};

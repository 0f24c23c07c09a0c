/**
 * The texts that tests expect on the vote page, written out: read from the locales, they would always
 * agree.
 */
import type { Language } from '../../../src/i18n/language.ts';

const ar = {
  groupTabs: ['المجموعة الأولى', 'المجموعة الثانية', 'المجموعة الثالثة'],
  phase: {
    none: ['لا تصويت مقرر الآن', 'لا توجد مواعيد تصويت معلنة.'],
    upcoming: ['التصويت لم يبدأ بعد', 'تُفتح المجموعة الأولى بعد'],
    live: ['التصويت مفتوح الآن', 'يُغلق التصويت للمجموعة الأولى بعد'],
    between: ['التصويت مغلق للمجموعة الثانية', 'تُفتح المجموعة الثالثة بعد'],
    ended: ['انتهى التصويت', 'انتهت فترة التصويت.'],
  },
  loading: 'جارٍ تحميل المتسابقين…',
  fallback: 'تعذّر تحميل قائمة المتسابقين، والمعروض الآن بيانات احتياطية.',
  remembered: /^هذه آخر قائمة حُفظت في هذا المتصفح\. آخر تحديث قبل/,
  sample: 'هذه أسماء تجريبية وليست نتائج.',
  failed: 'تعذّر تحميل المتسابقين',
  tagged: 'بيانات احتياطية',
  retry: 'إعادة المحاولة',
  retrying: 'جارٍ إعادة المحاولة…',
  refresh: 'تحديث الصفحة',
  offline: /لا يوجد اتصال بالإنترنت\./,
  reconnecting: /انقطع التحديث المباشر، وجارٍ إعادة الاتصال\./,
  polling: /التحديث المباشر غير متاح، والقائمة تُحدَّث كل بضع ثوانٍ\./,
  vote: /^صوّت الآن/,
  texting: 'صوّت برسالة نصية',
  tabs: {
    title: 'التصويت مفتوح في أكثر من علامة تبويب',
    original: 'الانتقال إلى العلامة الأصلية',
    close: 'إغلاق هذه العلامة',
    originalMarked: /أُضيفت نقطة إلى عنوان العلامة الأصلية/,
    cannotClose: /لا يسمح المتصفح بإغلاق هذه العلامة/,
    banner: 'هذه هي علامة التصويت الأصلية.',
    hide: 'إخفاء',
    resting: 'التصويت مفتوح الآن في علامة التبويب الأخرى.',
    here: 'التصويت هنا',
    pageTitle: 'التصويت · صوت',
    markedTitle: '● التصويت · صوت',
  },
};

export type VoteWords = typeof ar;

const en: VoteWords = {
  groupTabs: ['Group 1', 'Group 2', 'Group 3'],
  phase: {
    none: ['No vote is scheduled', 'No voting dates have been announced.'],
    upcoming: ["Voting hasn't started yet", 'Group 1 opens in'],
    live: ['Voting is live', 'Group 1 voting closes in'],
    between: ['Voting for group 2 is closed', 'Group 3 opens in'],
    ended: ['Voting has ended', 'The voting period has ended.'],
  },
  loading: 'Loading participants…',
  fallback: 'Failed to load participants, using fallback data.',
  remembered: /^This is the last list saved in this browser\. Last updated .* ago\./,
  sample: 'These names are samples, not results.',
  failed: 'Failed to load participants',
  tagged: 'Fallback data',
  retry: 'Retry',
  retrying: 'Retrying…',
  refresh: 'Refresh the page',
  offline: /You're offline\./,
  reconnecting: /Live updates stopped\. Reconnecting…/,
  polling: /Live updates aren't available\. The list refreshes every few seconds\./,
  vote: /^Vote Now/,
  texting: 'Vote by SMS',
  tabs: {
    title: 'Multiple tabs detected',
    original: 'Go to original tab',
    close: 'Close this tab',
    originalMarked: /The original tab now has a mark in its title/,
    cannotClose: /The browser doesn't let this page close the tab/,
    banner: 'This is the original voting tab.',
    hide: 'Hide',
    resting: 'Voting goes on in your other tab.',
    here: 'Vote here',
    pageTitle: 'Vote · Sawt',
    markedTitle: '● Vote · Sawt',
  },
};

export const voteWords: Record<Language, VoteWords> = { ar, en };

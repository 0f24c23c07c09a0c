/**
 * The texts that tests expect on visitors' pages, written out: read from the locales, they would always
 * agree.
 */
export const catalogueWords = {
  ar: {
    retry: 'إعادة المحاولة',
    loadFailed: 'تعذّر تحميل الفعاليات',
    sessionEnded: 'انتهت الجلسة',
    logIn: 'تسجيل الدخول',
    stay: 'البقاء هنا',
    events: { title: 'الفعاليات · صوت', loading: 'جارٍ تحميل الفعاليات…', empty: 'لا توجد فعاليات' },
    event: {
      name: 'نجم الغناء العربي 2025',
      loading: 'جارٍ تحميل المسابقات…',
      empty: 'لا توجد مسابقات',
      goNow: 'الانتقال الآن',
      page: 'عن صوت',
    },
    competition: {
      name: 'الغناء الفردي',
      loading: 'جارٍ تحميل المسابقة…',
      enrol: 'التسجيل الآن',
      closed: 'أُغلق باب التسجيل',
      closedText: 'انتهت فترة التسجيل في هذه المسابقة.',
      ok: 'حسنًا',
      goOn: 'متابعة التسجيل من حيث توقّف',
      discard: 'حذف المسودة',
      discardAsked: 'هل تريد حذف هذه المسودة؟',
      keep: 'الإبقاء عليها',
      toEntry: 'عرض المشاركة',
    },
    nowhere: 'لا صوت هنا',
  },
  en: {
    retry: 'Retry',
    loadFailed: 'Failed to load events',
    sessionEnded: 'Session ended',
    logIn: 'Log in',
    stay: 'Stay here',
    events: { title: 'Events · Sawt', loading: 'Loading the events…', empty: 'No events found' },
    event: {
      name: 'Arab Singing Star 2025',
      loading: 'Loading the competitions…',
      empty: 'No Competitions found',
      goNow: 'Go now',
      page: 'About Sawt',
    },
    competition: {
      name: 'Solo singing',
      loading: 'Loading the competition…',
      enrol: 'Enroll now',
      closed: 'Registration closed',
      closedText: 'Registration for this competition has ended.',
      ok: 'OK',
      goOn: 'Continue where you stopped',
      discard: 'Discard draft',
      discardAsked: 'Discard this draft?',
      keep: 'Keep it',
      toEntry: 'See your entry',
    },
    nowhere: "It's quiet in here",
  },
} as const;

export type CatalogueWords = (typeof catalogueWords)['ar' | 'en'];

import { replaceOnPage } from './replaceOnPage.ts';

/** Changes the pages about and terms: times are in the event's time zone, no longer in Muscat's. */
export const nameEventZones = [
  replaceOnPage('terms', [
    {
      column: 'body_en',
      old: 'All times are Muscat time, and',
      now: "All times are in the time zone of the event, which the event's pages name, and",
    },
    {
      column: 'body_ar',
      old: 'المواعيد كلها بتوقيت مسقط، و',
      now: 'المواعيد كلها بتوقيت المنطقة الزمنية للفعالية، وهي مذكورة في صفحاتها، و',
    },
  ]),
  replaceOnPage('about', [
    { column: 'body_en', old: 'at midnight, Muscat time.', now: "at midnight in the event's time zone." },
    {
      column: 'body_ar',
      old: 'عند منتصف الليل بتوقيت مسقط.',
      now: 'عند منتصف الليل بتوقيت المنطقة الزمنية للفعالية.',
    },
  ]),
];

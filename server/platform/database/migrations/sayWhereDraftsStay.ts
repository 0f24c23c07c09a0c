import { replaceOnPage } from './replaceOnPage.ts';

/** Says on the privacy page where and for how long a browser keeps a registration that was not sent. */
export const sayWhereDraftsStay = replaceOnPage('privacy', [
  {
    column: 'body_en',
    old: 'stays in this tab of your browser until it is sent or the tab is closed. Files are never kept there.',
    now: 'stays in this browser until you send or discard it, and at most for 48 hours after the last change. The number of your ID or passport stays in this tab only, until it is closed. Files are never kept there.',
  },
  {
    column: 'body_ar',
    old: 'يبقى ما يُكتب في الاستمارة في علامة التبويب حتى يُرسل أو تُغلق العلامة. ولا تُحفظ فيها الملفات إطلاقًا.',
    now: 'يبقى ما يُكتب في الاستمارة في هذا المتصفح حتى يُرسل أو يُحذف، و48 ساعة بعد آخر تعديل على الأكثر. أما رقم الهوية أو جواز السفر فيبقى في علامة التبويب وحدها حتى تُغلق. ولا تُحفظ الملفات إطلاقًا.',
  },
]);

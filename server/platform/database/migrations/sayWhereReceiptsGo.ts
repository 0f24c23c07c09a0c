import { replaceOnPage } from './replaceOnPage.ts';

/** Says on the privacy page that the receipt goes to the payer's e-mail address. */
export const sayWhereReceiptsGo = replaceOnPage('privacy', [
  {
    column: 'body_en',
    old: 'An email address is required to tie the order to you.',
    now: 'An email address is required to tie the order to you and to send you the receipt.',
  },
  {
    column: 'body_ar',
    old: 'البريد الإلكتروني مطلوب لربط الطلب بصاحبه،',
    now: 'البريد الإلكتروني مطلوب لربط الطلب بصاحبه ولإرسال الإيصال إليه،',
  },
]);

import { replaceOnPage } from './replaceOnPage.ts';

/** Says on the privacy page that the account of a signed-in candidate keeps a registration that was not sent. */
export const sayThatAccountsKeepDrafts = replaceOnPage('privacy', [
  {
    column: 'body_en',
    old: 'The number of your ID or passport stays in this tab only, until it is closed.',
    now: 'While you are signed in, your account keeps it too, for as long, so that you can go on from another device. The number of your ID or passport stays in this tab only, until it is closed.',
  },
  {
    column: 'body_ar',
    old: 'أما رقم الهوية أو جواز السفر فيبقى في علامة التبويب وحدها حتى تُغلق.',
    now: 'وإذا سجّلت الدخول فإن حسابك يحفظه المدة نفسها لتُكمل من جهاز آخر. أما رقم الهوية أو جواز السفر فيبقى في علامة التبويب وحدها حتى تُغلق.',
  },
]);

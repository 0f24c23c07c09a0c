import { addToPrivacyPage } from './addToPrivacyPage.ts';

/** Says on the privacy page what is kept of the network of an order, and for how long. */
export const sayHowLongNetworksStay = addToPrivacyPage([
  {
    column: 'body_en',
    after: 'a text message loses its number and text after 180 days. ',
    added:
      'An order keeps a code of the network it came from, not its address, for 30 days, so that staff can notice many orders from one place. ',
  },
  {
    column: 'body_ar',
    after: 'ويُمحى رقم المرسل ونص الرسالة النصية بعد 180 يومًا. ',
    added:
      'ويحتفظ الطلب 30 يومًا برمز للشبكة التي جاء منها، لا بعنوانها، ليلاحظ الموظفون كثرة الطلبات من مكان واحد. ',
  },
]);

import { sql, type Kysely } from 'kysely';

const additions = [
  {
    column: 'body_en',
    after: "so that an order sent again isn't counted twice. ",
    added:
      'An order that was never paid loses its email, phone number and civil ID 30 days after it expired; a text message loses its number and text after 180 days. ',
  },
  {
    column: 'body_ar',
    after: 'كي لا يُحتسب طلب أُعيد إرساله مرتين. ',
    added:
      'ويُمحى البريد ورقم الهاتف والرقم المدني من الطلب الذي لم يُدفع بعد 30 يومًا من انتهاء صلاحيته، ويُمحى رقم المرسل ونص الرسالة النصية بعد 180 يومًا. ',
  },
];

/** Adds to the privacy page how long contacts are kept, where the page still has the sentence before it. */
export async function sayHowLongContactsStay(db: Kysely<never>): Promise<void> {
  for (const { column, after, added } of additions)
    await sql`UPDATE content_pages
      SET ${sql.ref(column)} = replace(${sql.ref(column)}, ${after}, ${after + added})
      WHERE slug = 'privacy'`.execute(db);
}

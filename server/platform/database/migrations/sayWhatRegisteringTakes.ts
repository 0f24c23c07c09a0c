import { sql, type Kysely } from 'kysely';
import { addToPrivacyPage } from './addToPrivacyPage.ts';
import { replaceOnPage } from './replaceOnPage.ts';

/** When these texts were written (UTC ms). */
const WRITTEN_AT = Date.UTC(2026, 10, 25);

const headings = { en: '## When you register for a competition', ar: '## عند التسجيل في مسابقة' };

const english = `
${headings.en}
- Your name and country say who enters.
- With your civil ID, national ID or passport number you log in, and nobody enters a competition twice.
- Your date of birth shows that you are old enough.
- Your phone number and, if you give it, your email address are where we send the link that confirms the registration, and messages about your account.
- Your address is optional, for the organisers to reach you. The site shows it in your profile only.
- The copy of your ID or passport shows that these details are yours.
- The recording is your entry, on which organisers and jury decide.
- Your password is kept as a fingerprint only, from which nobody can read it.

## Who sees what you registered
- Everybody sees your name, country, picture, code and result once your entry is in a vote.
- Your recording is not published on this site. It plays in your account, by links that expire.
- The copy of your ID or passport is stored encrypted. The site gives it to you alone, and notes each time.
- Everything else is seen by you, and by those organisers who need it to decide about your entry.

## How long a registration is kept
- What you type into the form stays in this tab of your browser until it is sent or the tab is closed. Files are never kept there.
- A recording that was uploaded and never sent with a form is deleted after 48 hours.
- A registration that is not confirmed is deleted with its files 24 hours after the last link to confirm it was sent, and at most 72 hours after you registered.
- The copy of your ID or passport is deleted 90 days after the end of the competition or of its event, whichever is later.
- A recording that you replaced is deleted within a day after the new one took its place.
- Everything else stays for as long as you have the account, until you ask us to erase it.

## How to have a registration erased
Write to the support address at the foot of every page, and name your civil ID or the phone number or email address of your account. You get an answer within 45 days. We erase the account with all its details, its messages, its recordings, its picture, and the copy of your ID or passport. Your entry stays without them, as “Erased participant” with its country and its votes, because the public ledger names it. The internal record of what was decided about it stays too. Backups made before hold the data until they are deleted.
`;

const arabic = `
${headings.ar}
- الاسم والدولة للتعريف بصاحب المشاركة.
- الرقم المدني أو رقم الهوية الوطنية أو جواز السفر لتسجيل الدخول، ولئلا يدخل الشخص المسابقة نفسها مرتين.
- تاريخ الميلاد للتحقق من بلوغ السن المطلوبة.
- رقم الهاتف، والبريد الإلكتروني لمن أدخله، لإرسال رابط تأكيد التسجيل ورسائل الحساب.
- العنوان اختياري، ليتواصل به المنظمون مع صاحبه. ولا يعرضه الموقع إلا في ملفه الشخصي.
- نسخة الهوية أو جواز السفر للتحقق من أن هذه البيانات لصاحبها.
- المقطع هو المشاركة نفسها، وعليه يُبنى قرار المنظمين ولجنة التحكيم.
- كلمة المرور لا تُحفظ كما هي، بل تُحفظ بصمة لا يمكن استخراجها منها.

## من يطّلع على بيانات التسجيل
- يرى الجميع الاسم والدولة والصورة والرمز والنتيجة بعد دخول المشاركة في التصويت.
- لا يُنشر المقطع في هذا الموقع. يشغّله صاحبه من حسابه بروابط مؤقتة.
- تُحفظ نسخة الهوية أو جواز السفر مشفّرة. لا يسلّمها الموقع إلا لصاحبها، ويُدوَّن ذلك في كل مرة.
- ما عدا ذلك يطّلع عليه صاحبه، ومن يحتاج إليه من المنظمين للبتّ في المشاركة.

## مدة حفظ بيانات التسجيل
- يبقى ما يُكتب في الاستمارة في علامة التبويب حتى يُرسل أو تُغلق العلامة. ولا تُحفظ فيها الملفات إطلاقًا.
- المقطع الذي رُفع ولم يُرسل مع استمارة يُحذف بعد 48 ساعة.
- التسجيل الذي لم يُؤكَّد يُحذف مع ملفاته بعد 24 ساعة من إرسال آخر رابط لتأكيده، وبعد 72 ساعة من التسجيل على أبعد تقدير.
- نسخة الهوية أو جواز السفر تُحذف بعد 90 يومًا من نهاية المسابقة أو نهاية فعاليتها، أيهما أبعد.
- المقطع الذي استُبدل يُحذف خلال يوم من حلول الجديد محله.
- تبقى سائر البيانات ما بقي الحساب، إلى أن يطلب صاحبه محوها.

## طلب محو بيانات التسجيل
يُرسل الطلب إلى عنوان الدعم الفني في أسفل كل صفحة، مع ذكر الرقم المدني أو رقم هاتف الحساب أو بريده الإلكتروني، ويُرد عليه خلال 45 يومًا. يُمحى الحساب بكل بياناته ورسائله ومقاطعه وصورته، ونسخة الهوية أو جواز السفر. وتبقى المشاركة من دونها باسم «مشارك محذوف» مع دولتها وأصواتها، لأن السجل العام يذكرها، ويبقى السجل الداخلي للقرارات التي صدرت في شأنها. أما النسخ الاحتياطية السابقة فتبقى فيها البيانات إلى أن تُحذف.
`;

const addSections = addToPrivacyPage([
  {
    column: 'body_en',
    after: 'It names no person and is tied to no account.\n',
    added: english,
  },
  {
    column: 'body_ar',
    after: 'لا يدل هذا الرقم على شخص، ولا يرتبط بحساب.\n',
    added: arabic,
  },
]);

const describeThem = replaceOnPage('privacy', [
  {
    column: 'description_en',
    old: 'when you browse, vote and pay, what for,',
    now: 'when you browse, vote, pay and register, what for,',
  },
  {
    column: 'description_ar',
    old: 'عند التصفح والتصويت والدفع، ولماذا،',
    now: 'عند التصفح والتصويت والدفع والتسجيل، ولماذا،',
  },
]);

/** Says on the privacy page what registering takes, why, who sees it, for how long, and how to have it erased. */
export async function sayWhatRegisteringTakes(db: Kysely<never>): Promise<void> {
  await addSections(db);
  await describeThem(db);
  await sql`UPDATE content_pages SET updated_at = ${WRITTEN_AT}
    WHERE slug = 'privacy' AND updated_at < ${WRITTEN_AT}
      AND (body_en LIKE ${`%${headings.en}%`} OR body_ar LIKE ${`%${headings.ar}%`})`.execute(db);
}

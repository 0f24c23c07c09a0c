import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { proseBlocks } from '../../../../domain/prose.ts';
import { FIRST_LINK_MS, SIGNUP_LIFE_MS, UPLOAD_LIFE_MS } from '../../../../domain/delays.ts';
import { forEachDatabase } from '../../../../tests/support/database/databases.ts';
import { DOCUMENT_KEPT_DAYS } from '../../../entries/documentUntil.ts';
import type { Schema } from '../schema.ts';
import { firstPages } from './firstPages.ts';
import { sayWhatRegisteringTakes } from './sayWhatRegisteringTakes.ts';

const hours = (ms: number) => ms / 3_600_000;

forEachDatabase('the privacy page', ({ open }) => {
  const read = (db: Kysely<Schema>) =>
    db.selectFrom('content_pages').where('slug', '=', 'privacy').selectAll().executeTakeFirstOrThrow();
  const headingsOf = (body: string | null) =>
    proseBlocks(body ?? '').flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const first = firstPages().find(({ slug }) => slug === 'privacy');

  it('says in both languages what registering takes, who sees it, how long it stays and how it is erased', async () => {
    const database = await open();
    const page = await read(database.db);
    const [before, after] = [3, 7];
    expect(headingsOf(page.body_en).slice(before, after)).toEqual([
      'When you register for a competition',
      'Who sees what you registered',
      'How long a registration is kept',
      'How to have a registration erased',
    ]);
    expect(headingsOf(page.body_ar).slice(before, after)).toEqual([
      'عند التسجيل في مسابقة',
      'من يطّلع على بيانات التسجيل',
      'مدة حفظ بيانات التسجيل',
      'طلب محو بيانات التسجيل',
    ]);
    const taken = {
      en: [
        'civil ID',
        'copy of your ID or passport',
        'date of birth',
        'address',
        'recording',
        'a fingerprint of that copy',
      ],
      ar: [
        'الرقم المدني',
        'نسخة الهوية أو جواز السفر',
        'تاريخ الميلاد',
        'العنوان',
        'المقطع',
        'بصمة تلك النسخة',
      ],
    };
    const times = {
      en: [
        `at most for ${hours(UPLOAD_LIFE_MS)} hours after the last change`,
        'your account keeps it too, for as long',
        `sent with a form is deleted after ${hours(UPLOAD_LIFE_MS)} hours`,
        `${hours(FIRST_LINK_MS)} hours after the last link`,
        `at most ${hours(SIGNUP_LIFE_MS)} hours after you registered`,
        `${DOCUMENT_KEPT_DAYS} days after the end of the competition or of its event`,
      ],
      ar: [
        `و${hours(UPLOAD_LIFE_MS)} ساعة بعد آخر تعديل على الأكثر`,
        'فإن حسابك يحفظه المدة نفسها',
        `ولم يُرسل مع استمارة يُحذف بعد ${hours(UPLOAD_LIFE_MS)} ساعة`,
        `بعد ${hours(FIRST_LINK_MS)} ساعة من إرسال آخر رابط`,
        `وبعد ${hours(SIGNUP_LIFE_MS)} ساعة من التسجيل`,
        `بعد ${DOCUMENT_KEPT_DAYS} يومًا من نهاية المسابقة أو نهاية فعاليتها`,
      ],
    };
    const missing = (body: string | null, words: string[]) => words.filter((each) => !body?.includes(each));
    expect(missing(page.body_en, [...taken.en, ...times.en])).toEqual([]);
    expect(missing(page.body_ar, [...taken.ar, ...times.ar])).toEqual([]);
    expect(page.description_en).toContain('when you browse, vote, pay and register');
    expect(page.description_ar).toContain('عند التصفح والتصويت والدفع والتسجيل');
    expect(page.updated_at).toBe(Date.UTC(2026, 10, 29));
    await database.close();
  });

  it('keeps a text that an organiser wrote, with its date', async () => {
    const database = await open();
    const own = {
      body_en: 'Our own words.',
      body_ar: 'كلامنا نحن.',
      description_en: 'Ours.',
      description_ar: 'لنا.',
      updated_at: 7,
    };
    await database.db.updateTable('content_pages').set(own).where('slug', '=', 'privacy').execute();
    await sayWhatRegisteringTakes(database.db as unknown as Kysely<never>);
    expect(await read(database.db)).toMatchObject(own);
    await database.close();
  });

  it('gets what registering takes in the language that no organiser wrote', async () => {
    const database = await open();
    const own = {
      body_en: 'Our own words.',
      body_ar: first?.ar.body ?? '',
      updated_at: first?.updatedAt ?? 0,
    };
    await database.db.updateTable('content_pages').set(own).where('slug', '=', 'privacy').execute();
    await sayWhatRegisteringTakes(database.db as unknown as Kysely<never>);
    const page = await read(database.db);
    expect([page.body_en, headingsOf(page.body_ar)[3]]).toEqual(['Our own words.', 'عند التسجيل في مسابقة']);
    await database.close();
  });
});

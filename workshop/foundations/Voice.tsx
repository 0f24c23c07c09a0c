import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { radius, space } from '../../src/theme/tokens.ts';
import { type BilingualText, tiles, useBilingualText } from '../Sheet.tsx';

const rules: { rule: BilingualText; so: BilingualText; not: BilingualText }[] = [
  {
    rule: {
      ar: 'الأمر في النداءات الرئيسية القليلة وحدها، وفي غيرها المصدر، فيُخاطَب الجميع على السواء.',
      en: 'Plain, sentence case, contractions allowed.',
    },
    so: { ar: 'حفظ التغييرات', en: 'Save changes' },
    not: { ar: 'قم بحفظ التغييرات الخاصة بك', en: 'Please Save Your Changes' },
  },
  {
    rule: {
      ar: 'الإخفاق «تعذّر»، ومعه الخطوة التالية، ومن دون لوم.',
      en: 'A failure says what to do next, and blames nobody.',
    },
    so: {
      ar: 'تعذّر رفع الملف. يُرجى المحاولة مرة أخرى',
      en: 'Upload failed. Please try again',
    },
    not: { ar: 'لقد أدخلت ملفًا خاطئًا!', en: 'You uploaded a bad file!' },
  },
  {
    rule: {
      ar: 'لا يُقال إن التصويت أو الدفع لم ينجح ما دامت النتيجة مجهولة.',
      en: 'A vote or a payment whose outcome is unknown is called unknown.',
    },
    so: {
      ar: 'انتهت مهلة الطلب، ولم يتأكد وصول صوتك بعد.',
      en: "The request timed out. We don't know yet whether your vote arrived.",
    },
    not: { ar: 'فشل التصويت.', en: 'Your vote failed.' },
  },
  {
    rule: {
      ar: 'المبلغ والوقت والحد قبل الفعل، لا بعده.',
      en: 'Money, time and limits come before the action.',
    },
    so: {
      ar: '525 بيسة للرسالة، شاملةً ضريبة القيمة المضافة',
      en: '525 baisa per message, VAT included',
    },
    not: { ar: 'أرسل الآن (تُطبَّق رسوم)', en: 'Text now (charges apply)' },
  },
];

export function Voice() {
  const say = useBilingualText();
  const box = { display: 'grid', gap: space[4], padding: space[12], borderRadius: radius.sm } as const;
  return (
    <ul style={{ ...tiles, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' }}>
      {rules.map(({ rule, so, not }) => (
        <li key={rule.en} style={{ display: 'grid', gap: space[8], alignContent: 'start' }}>
          <p className={text.label}>{say(rule)}</p>
          <p style={{ ...box, backgroundColor: vars.success.bg, color: vars.success.text }}>
            <b className={text.captionStrong}>{say({ ar: 'هكذا', en: 'So' })}</b>
            {say(so)}
          </p>
          <p style={{ ...box, backgroundColor: vars.error.bg, color: vars.error.text }}>
            <b className={text.captionStrong}>{say({ ar: 'لا هكذا', en: 'Not so' })}</b>
            {say(not)}
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { useFormat } from '../../src/i18n/useFormat.ts';
import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { space } from '../../src/theme/tokens.ts';
import { type BilingualText, Scroller, useBilingualText } from '../Sheet.tsx';

type Rule = { rule: BilingualText; wrong?: ReactNode; right: ReactNode };
const sentence = (value: ReactNode) => <>رقم الهاتف {value} مسجّل.</>;
const cell = {
  padding: space[12],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
} as const;

/** Each rule beside a line that breaks it, in Arabic; the browser lays out both. */
export function Bidi() {
  const say = useBilingualText();
  const { money, percent3, date } = useFormat();
  const rules: Rule[] = [
    {
      rule: {
        ar: 'كل قيمة من البيانات داخل جملة تُعزل بعنصر bdi، أو بالصيغة ‎{{name, bdi}}‎ في النصوص.',
        en: 'Every value from data inside a sentence is isolated: <bdi>, or {{name, bdi}} in the locales.',
      },
      wrong: sentence('+968 9123 4567'),
      right: sentence(<bdi dir="ltr">+968 9123 4567</bdi>),
    },
    {
      rule: { ar: 'اسم الملف يبقى على ترتيبه.', en: 'A file name keeps its order.' },
      wrong: <>الملف my-song (1).mp4 مقبول.</>,
      right: (
        <>
          الملف <bdi dir="ltr">my-song (1).mp4</bdi> مقبول.
        </>
      ),
    },
    {
      rule: { ar: 'الأسماء بأي كتابة تُعزل.', en: 'Names in any script are isolated.' },
      wrong: <>الفائز Salim Al Kindi (3), صوّت الآن.</>,
      right: (
        <>
          الفائز <bdi>Salim Al Kindi (3)</bdi>، صوّت الآن.
        </>
      ),
    },
    {
      rule: {
        ar: 'المبالغ والنسب والتواريخ من Intl وحده، وبالأرقام اللاتينية في اللغتين.',
        en: 'Amounts, percentages and dates come from Intl alone, with Latin digits in both languages.',
      },
      right: [money(12_500), percent3(41.235), date(Date.UTC(2025, 6, 15))].join(' · '),
    },
    {
      rule: {
        ar: 'عناوين المشغّل وأرقام البطاقات والهواتف تبقى من اليسار إلى اليمين؛ والعدّ التنازلي يبدأ بالأيام من جهة القراءة.',
        en: 'Players, card and phone numbers stay left to right; a countdown flows with the reading direction, days first.',
      },
      right: <bdi dir="ltr">4242 4242 4242 4242</bdi>,
    },
  ];
  const heads = [
    { ar: 'القاعدة', en: 'Rule' },
    { ar: 'من دونها', en: 'Without it' },
    { ar: 'معها', en: 'With it' },
  ];
  return (
    <Scroller label={say({ ar: 'قواعد الاتجاه', en: 'Rules of direction' })}>
      <table
        className={text.body}
        style={{ borderCollapse: 'collapse', inlineSize: '100%', minInlineSize: '48rem' }}
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} style={cell}>
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, wrong, right }) => (
            <tr key={rule.en}>
              <td style={cell}>{say(rule)}</td>
              <td style={cell} lang="ar" dir="rtl">
                {wrong ?? '–'}
              </td>
              <td style={cell} lang="ar" dir="rtl">
                {right}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

import { bahr, green, luban, raml, rumman, shafaq } from '../../src/theme/palette.ts';
import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { radius, space } from '../../src/theme/tokens.ts';
import { type BilingualText, useBilingualText } from '../Sheet.tsx';

const families: { role: BilingualText; steps: Readonly<Record<string, string>> }[] = [
  { role: { ar: 'رمل: الخلفيات والنصوص', en: 'raml, sand: backgrounds and text' }, steps: raml },
  { role: { ar: 'رمّان: ما يمكن فعله', en: 'rumman, pomegranate: actions' }, steps: rumman },
  { role: { ar: 'لُبان: من يُكرَّم', en: 'luban, frankincense: honours' }, steps: luban },
  {
    role: { ar: 'بحر: الروابط والمعلومات والتركيز', en: 'bahr, sea: links, information, focus' },
    steps: bahr,
  },
  { role: { ar: 'أخضر: ما قُبل', en: 'green: approval' }, steps: green },
  { role: { ar: 'شفق: الخطر والأخطاء', en: 'shafaq, afterglow: danger and errors' }, steps: shafaq },
];

export function Palette() {
  const say = useBilingualText();
  return (
    <div style={{ display: 'grid', gap: space[20] }}>
      {families.map(({ role, steps }) => (
        <figure key={role.en} style={{ display: 'grid', gap: space[8] }}>
          <figcaption className={text.label}>{say(role)}</figcaption>
          <ul dir="ltr" style={{ display: 'flex', flexWrap: 'wrap', gap: space[8] }}>
            {Object.entries(steps).map(([step, colour]) => (
              <li key={step} className={text.caption} style={{ inlineSize: '5rem' }}>
                <span
                  aria-hidden
                  style={{
                    display: 'block',
                    blockSize: space[48],
                    borderRadius: radius.sm,
                    border: `1px solid ${vars.border.subtle}`,
                    backgroundColor: colour,
                  }}
                />
                {step} {colour}
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../src/components/Field/Field.tsx';
import { TextInput } from '../../src/components/TextInput/TextInput.tsx';
import { bundledI18n } from '../../src/i18n/bundledI18n.ts';
import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { space } from '../../src/theme/tokens.ts';
import { Scroller, useBilingualText } from '../Sheet.tsx';

/** One number for each of the six Arabic forms: zero, one, two, few, many, other. */
const oneOfEach = [0, 1, 2, 3, 11, 100];
const cell = {
  padding: space[8],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
} as const;

/** Every countable message of the site as it reads now. */
export function Plurals() {
  const say = useBilingualText();
  const { t, i18n } = useTranslation();
  const [own, setOwn] = useState('103');
  const counts = [...oneOfEach, Number(own)];
  const read = t as unknown as (key: string, options: object) => string;
  const rules = new Intl.PluralRules(i18n.language);
  return (
    <div style={{ display: 'grid', gap: space[16] }}>
      <div style={{ maxInlineSize: '12rem' }}>
        <Field id="own-number" label={say({ ar: 'عدد آخر', en: 'Another number' })}>
          {(control) => <TextInput {...control} kind="digits" value={own} onChange={setOwn} />}
        </Field>
      </div>
      <Scroller label={say({ ar: 'جدول صيغ الجمع', en: 'Table of plurals' })}>
        <table className={text.small} style={{ borderCollapse: 'collapse', minInlineSize: '72rem' }}>
          <thead>
            <tr>
              <th style={cell}>{say({ ar: 'المفتاح', en: 'Key' })}</th>
              {counts.map((count, place) => (
                <th key={place} style={cell}>
                  <bdi>
                    {count} · {rules.select(count)}
                  </bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {countedKeys.map((key) => (
              <tr key={key}>
                <td style={cell}>
                  <bdi>{key}</bdi>
                </td>
                {counts.map((count, place) => (
                  <td key={place} style={cell}>
                    {read(key, { count, name: 'Salim', price: '0.500', total: '10.000', amount: '26.03' })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

function keysIn(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null
      ? keysIn(word, `${path}${name}.`)
      : name.endsWith('_zero')
        ? [`${path}${name.slice(0, -'_zero'.length)}`]
        : [],
  );
}

/** Every key of the locales with plural forms, as `area:key`. */
const countedKeys = Object.entries(bundledI18n('ar').getDataByLanguage('ar') ?? {}).flatMap(([area, words]) =>
  keysIn(words as object, `${area}:`),
);

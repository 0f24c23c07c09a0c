import { useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { control, duration, easing, radius, space } from '../../src/theme/tokens.ts';
import { typography } from '../../src/theme/typography.ts';
import { tiles, useBilingualText } from '../Sheet.tsx';

const bar = { borderRadius: radius.pill, backgroundColor: vars.meter.fill } as const;

export function TypeScale() {
  const say = useBilingualText();
  return (
    <ul style={{ display: 'grid', gap: space[24] }}>
      {(Object.keys(typography) as (keyof typeof typography)[]).map((name) => {
        const { narrow, wide, weight, lineHeight } = typography[name];
        return (
          <li key={name} style={{ overflowWrap: 'anywhere' }}>
            <p className={text.caption} dir="ltr" style={{ color: vars.text.muted }}>
              {name} · {weight} · 390: ar {narrow.ar} en {narrow.en} · 1280: ar {wide.ar} en {wide.en} · line
              ar {lineHeight.ar} en {lineHeight.en}
            </p>
            <p className={text[name]}>
              {'tabular' in typography[name]
                ? '12,345.678'
                : say({ ar: 'صوتك يرفع الصوت', en: 'Your vote turns it up' })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export function Spaces() {
  return (
    <ul dir="ltr" style={{ display: 'grid', gap: space[8] }}>
      {Object.entries(space).map(([name, length]) => (
        <li
          key={name}
          className={text.caption}
          style={{ display: 'flex', alignItems: 'center', gap: space[12] }}
        >
          <span style={{ inlineSize: space[32] }}>{name}</span>
          <span aria-hidden style={{ ...bar, blockSize: space[8], inlineSize: length }} />
        </li>
      ))}
    </ul>
  );
}

export function Shapes() {
  const box = { display: 'grid', placeItems: 'center', border: `1px solid ${vars.border.control}` } as const;
  return (
    <ul dir="ltr" style={tiles}>
      {Object.entries(radius).map(([name, corner]) => (
        <li
          key={name}
          className={text.caption}
          style={{ ...box, blockSize: space[64], borderRadius: corner }}
        >
          radius {name} · {corner}
        </li>
      ))}
      {Object.entries(control).map(([name, height]) => (
        <li
          key={name}
          className={text.caption}
          style={{ ...box, blockSize: height, borderRadius: radius.sm }}
        >
          control {name} · {height}
        </li>
      ))}
    </ul>
  );
}

/** Each bar moves back and forth in its duration; reduced motion stops it here too. */
export function Motion() {
  const say = useBilingualText();
  const [gone, go] = useState(false);
  const moves = [
    ...Object.entries(duration).map(([name, time]) => ({ name, time, curve: easing.out })),
    ...Object.entries(easing).map(([name, curve]) => ({ name, time: duration.slow, curve })),
  ];
  return (
    <div style={{ display: 'grid', gap: space[12], justifyItems: 'start' }}>
      <Button variant="secondary" onClick={() => go(!gone)}>
        {say({ ar: 'تحريك', en: 'Move' })}
      </Button>
      <ul style={{ display: 'grid', gap: space[8], inlineSize: '100%', maxInlineSize: '40rem' }}>
        {moves.map(({ name, time, curve }) => (
          <li key={name} className={text.caption}>
            <bdi>
              {name} · {time} · {curve}
            </bdi>
            <span
              aria-hidden
              style={{
                ...bar,
                display: 'block',
                blockSize: space[8],
                inlineSize: space[48],
                marginInlineStart: gone ? `calc(100% - ${space[48]})` : 0,
                transition: `margin-inline-start ${time} ${curve}`,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

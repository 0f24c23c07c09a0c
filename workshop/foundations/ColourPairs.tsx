import { colourIn, contrast, meetings } from '../../tests/support/pages/contrast.ts';
import { darkTone } from '../../src/theme/darkTone.ts';
import { lightTone, type Tone } from '../../src/theme/lightTone.ts';
import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { radius, space } from '../../src/theme/tokens.ts';
import { tiles, useBilingualText } from '../Sheet.tsx';

const READABLE = 4.5;

/** Text appears in its colour on its background; a non-text mark appears as a bar. */
function ColourPair({
  tone,
  ink,
  ground,
  atLeast,
}: {
  tone: Tone;
  ink: string;
  ground: string;
  atLeast: number;
}) {
  const [over, under] = [colourIn(tone, ink), colourIn(tone, ground)];
  const ratio = contrast(over, under).toFixed(2);
  const words = atLeast === READABLE ? over : colourIn(tone, 'text.primary');
  return (
    <li
      dir="ltr"
      style={{
        display: 'grid',
        gap: space[4],
        padding: space[12],
        borderRadius: radius.sm,
        border: `1px solid ${vars.border.subtle}`,
        backgroundColor: atLeast === READABLE ? under : colourIn(tone, 'bg.surface'),
        color: words,
      }}
    >
      {atLeast < READABLE && (
        <span aria-hidden style={{ padding: space[4], borderRadius: radius.pill, backgroundColor: under }}>
          <span
            style={{
              display: 'block',
              blockSize: space[8],
              borderRadius: radius.pill,
              backgroundColor: over,
            }}
          />
        </span>
      )}
      <span className={text.captionStrong}>{ink}</span>
      <span className={text.caption}>{ground}</span>
      <span className={text.label}>
        {ratio} : 1 ≥ {atLeast}
      </span>
    </li>
  );
}

export function ColourPairs() {
  const say = useBilingualText();
  return [
    { name: { ar: 'فاتح', en: 'Light' }, tone: lightTone },
    {
      name: { ar: 'داكن، والمسرح في كلا المظهرين', en: 'Dark, and the stage in both themes' },
      tone: darkTone,
    },
  ].map(({ name, tone }) => (
    <div key={name.en} style={{ display: 'grid', gap: space[12] }}>
      <h3 className={text.h3}>{say(name)}</h3>
      <ul style={tiles}>
        {meetings.map((each) => (
          <ColourPair key={`${each.ink} ${each.ground}`} tone={tone} {...each} />
        ))}
      </ul>
    </div>
  ));
}

import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';
import { wide, whenWide } from './cardRoom.ts';

/** The separator before every fact but the first. */
export const dot = { content: '"·"', marginInline: space[6], color: vars.text.muted };
const tightDot = { ...dot, marginInline: rem(3) };

export const facts = style([
  text.small,
  {
    gridArea: 'facts',
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    color: vars.text.secondary,
    ...whenWide({ alignSelf: 'center' }),
  },
]);

export const tagged = style({ columnGap: space[8] });

export const code = style({
  whiteSpace: 'nowrap',
  selectors: { '&::before': tightDot },
  '@container': { [wide]: { selectors: { '&::before': dot } } },
});

export const codeWord = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  ...whenWide({ position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' }),
});

export const digits = style({
  fontFamily: fontFamily.display,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  color: vars.text.honour,
});

export const tag = style([
  text.caption,
  {
    paddingInline: space[8],
    borderRadius: radius.xs,
    backgroundColor: vars.warning.bg,
    color: vars.warning.text,
    whiteSpace: 'nowrap',
  },
]);

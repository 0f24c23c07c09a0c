import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const line = `1px solid ${vars.border.subtle}`;
const inset = { padding: space[20], '@media': { [media.md]: { padding: space[32] } } } as const;

export const receipt = style({
  overflow: 'hidden',
  border: line,
  borderRadius: radius.xl,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.shadow.e2,
  breakInside: 'avoid',
  '@media': { [media.print]: { boxShadow: 'none' } },
});

export const head = style([
  stage,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[20],
    padding: space[20],
    backgroundImage: `radial-gradient(90% 120% at 50% 100%, ${vars.backdrop.glow} 0%, ${vars.backdrop.glowEdge} 45%, transparent 80%)`,
    '@media': {
      [media.md]: { gap: space[24], padding: space[32] },
      [media.print]: { backgroundImage: 'none', backgroundColor: 'transparent', borderBlockEnd: line },
    },
  },
]);

const chip = style([
  text.captionStrong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: rem(32),
    paddingInline: space[12],
    borderRadius: radius.pill,
  },
]);
/** Status as text, icon and colour; the text says most. */
export const status = styleVariants({
  counted: [chip, { backgroundColor: vars.success.bg, color: vars.success.text }],
  pending: [chip, { backgroundColor: vars.info.bg, color: vars.info.text }],
  quarantined: [chip, { backgroundColor: vars.warning.bg, color: vars.warning.text }],
  refunded: [chip, { backgroundColor: vars.neutral.bg, color: vars.neutral.text }],
});

export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[16]} ${space[32]}`,
  inlineSize: '100%',
});
export const who = style({ display: 'flex', alignItems: 'center', gap: space[16] });
export const name = text.h2;
export const about = style([text.small, { color: vars.text.secondary }]);
export const contestantCode = style([
  text.smallStrong,
  { color: vars.text.honour, fontVariantNumeric: 'tabular-nums' },
]);

export const votes = style([text.numeralXl, { color: vars.text.honour }]);
export const moment = style([text.body, { color: vars.text.secondary }]);

export const print = style({ display: 'grid', gap: space[12], inlineSize: '100%' });
export const caption = style([text.small, { color: vars.text.secondary, textWrap: 'balance' }]);
export const captionTitle = style([text.smallStrong, { color: vars.text.primary }]);

export const body = style([{ display: 'grid', gap: space[20] }, inset]);
export const proof = text.lead;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.print]: { display: 'none' } },
});
/** Only on paper. */
export const paper = style([
  text.smallStrong,
  { display: 'none', '@media': { [media.print]: { display: 'block', overflowWrap: 'anywhere' } } },
]);

export const facts = style({
  display: 'grid',
  gap: `${space[12]} ${space[24]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  paddingBlockStart: space[20],
  borderBlockStart: `2px dashed ${vars.border.subtle}`,
});
export const wideFact = style({ gridColumn: '1 / -1' });
export const term = style([text.caption, { color: vars.text.secondary }]);
export const value = style([text.small, { display: 'flex', alignItems: 'center' }]);
/** The button keeps its 44 px, but its row is no higher than the others. */
export const copy = style({ marginBlock: rem(-10), '@media': { [media.print]: { display: 'none' } } });
export const code = style([
  text.smallStrong,
  { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
]);

export const quiet = style([text.small, { color: vars.text.secondary }]);
export const link = style([
  text.small,
  {
    justifySelf: 'start',
    paddingBlock: space[8],
    color: vars.text.link,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
    '@media': { [media.print]: { display: 'none' } },
  },
]);

import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, easing, layer, radius, rem, space } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({ from: { transform: `translateY(${space[8]})` }, to: { transform: 'none' } });

// Always scrolls, and by itself: the page behind keeps its position and its scrollbar.
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  overflowY: 'scroll',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  backgroundColor: vars.backdrop.scrim,
  animation: `${appear} ${duration.fast} ${easing.out}`,
});

export const place = style({
  display: 'grid',
  alignItems: 'end',
  minBlockSize: 'calc(100% + 1px)',
  paddingBlockStart: space[48],
  '@media': {
    [media.md]: { placeItems: 'center', padding: space[24] },
  },
});

export const dialog = style({
  // The library turns off the pointer for the page one render before it turns it on for the dialog.
  pointerEvents: 'auto',
  display: 'grid',
  gap: space[20],
  padding: `${space[24]} ${space[16]} calc(${space[24]} + env(safe-area-inset-bottom, 0px))`,
  borderStartStartRadius: radius.xl,
  borderStartEndRadius: radius.xl,
  border: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  boxShadow: vars.shadow.e3,
  outline: 'none',
  animation: `${appear} ${duration.base} ${easing.out}, ${rise} ${duration.base} ${easing.out}`,
  '@media': {
    [media.md]: {
      inlineSize: '100%',
      maxInlineSize: rem(480),
      padding: space[32],
      borderRadius: radius.xl,
    },
    [media.reducedMotion]: { animation: `${appear} ${duration.fast}` },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[8] });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(48),
  blockSize: rem(48),
  marginBlockEnd: space[8],
  borderRadius: radius.md,
});

export const kind = styleVariants(
  { info: vars.info, success: vars.success, warning: vars.warning, error: vars.error },
  (tone) => [mark, { color: tone.text, backgroundColor: tone.bg }],
);

export const title = style([text.h2]);

export const message = style([text.body, { color: vars.text.secondary }]);

/** The confirm button comes first when stacked, and last when side by side. Long labels stack. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [media.md]: { flexFlow: 'row-reverse wrap', justifyContent: 'flex-start' } },
});

export const action = style({ display: 'grid' });

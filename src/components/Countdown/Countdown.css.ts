import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, easing, radius, space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  // The bars of the stage show through faintly; text contrast stays sufficient.
  backgroundColor: `color-mix(in srgb, ${vars.bg.surface} 93%, transparent)`,
  '@media': { [media.md]: { gap: space[12], padding: space[20] } },
  selectors: { '&[data-last]': { borderColor: vars.honour.line } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const title = style([text.label]);

export const lastHour = style([
  text.captionStrong,
  {
    paddingInline: space[12],
    borderRadius: radius.pill,
    backgroundColor: vars.honour.soft,
    color: vars.honour.softText,
  },
]);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[8],
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space[4],
  borderRadius: radius.md,
  backgroundColor: vars.bg.subtle,
  transition: `background-color ${duration.slow} ${easing.out}, color ${duration.slow} ${easing.out}`,
  '@media': { [media.md]: { paddingBlock: space[8] } },
  selectors: {
    // In the last hour minutes and seconds count, in the last ten seconds only these.
    '[data-last="hour"] &:nth-child(n + 3), [data-last="seconds"] &:last-child': {
      backgroundColor: vars.honour.bg,
      color: vars.honour.text,
    },
  },
});

export const digitsPlace = style({ justifySelf: 'stretch' });

/** A beat each second; with reduced motion the digit is large and still. */
const beat = keyframes({ from: { transform: 'scale(1.7)' }, to: { transform: 'scale(1.4)' } });

/** Fixed size, so that a new second causes no reflow. */
export const digits = style([
  text.numeralXl,
  {
    contain: 'size layout',
    display: 'block',
    blockSize: '1lh',
    textAlign: 'center',
    color: vars.text.honour,
    selectors: {
      '[data-last="hour"] :nth-child(n + 3) > * > &, [data-last="seconds"] :last-child > * > &': {
        color: 'inherit',
      },
      '[data-last="seconds"] :last-child > * > &': {
        transform: 'scale(1.4)',
        animation: `${beat} 1s ${easing.out} infinite`,
      },
    },
  },
]);

export const unit = style([
  text.caption,
  {
    color: vars.text.secondary,
    selectors: {
      '[data-last="hour"] :nth-child(n + 3) > &, [data-last="seconds"] :last-child > &': { color: 'inherit' },
    },
  },
]);

/** One line on a phone, so without its icon: two would move the first contestant below the fold. */
export const line = style([
  text.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.text.secondary,
    textWrap: 'balance',
  },
]);

export const clock = style({ display: 'none', '@media': { [media.md]: { display: 'inline-flex' } } });

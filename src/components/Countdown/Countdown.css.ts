import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'grid',
  gap: space[12],
  padding: rem(14),
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  // The bars of the stage show through faintly; text contrast stays sufficient.
  backgroundColor: `color-mix(in srgb, ${vars.bg.surface} 93%, transparent)`,
  '@media': { [media.md]: { padding: space[20] } },
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
  paddingBlock: space[8],
  borderRadius: radius.md,
  backgroundColor: vars.bg.subtle,
});

export const digitsPlace = style({ justifySelf: 'stretch' });

/** Fixed size, so that a new second causes no reflow. */
export const digits = style([
  text.numeralXl,
  {
    contain: 'size layout',
    display: 'block',
    blockSize: '1lh',
    textAlign: 'center',
    color: vars.text.honour,
  },
]);

export const unit = style([text.caption, { color: vars.text.secondary }]);

export const line = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.text.secondary,
    textWrap: 'balance',
  },
]);
/** One line on a phone, so without its icon: two would move the first contestant below the fold. */

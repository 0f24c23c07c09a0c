import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const sections = style({
  display: 'grid',
  gap: space[48],
  paddingBlock: space[48],
  '@media': { [media.lg]: { gap: space[80], paddingBlock: space[80] } },
});

export const none = style([text.body, { color: vars.text.secondary }]);

export const requirement = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: space[16],
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
  },
]);

export const check = style({ marginBlockStart: '.25em', color: vars.success.text });

export const criteria = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: space[40] } },
});

export const criterion = style({ display: 'grid', gap: space[8], alignContent: 'end' });

export const weight = style([
  text.label,
  { display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: space[16] },
]);

export const percent = style({ fontVariantNumeric: 'tabular-nums' });

export const track = style({
  blockSize: rem(8),
  overflow: 'hidden',
  borderRadius: radius.pill,
  backgroundColor: vars.meter.track,
  boxShadow: `inset 0 0 0 1px ${vars.meter.trackLine}`,
});

export const fill = style({
  // The bar has no width until its percentage is set.
  inlineSize: 0,
  blockSize: '100%',
  borderRadius: radius.pill,
  backgroundColor: vars.info.text,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const rounds = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const round = style({ display: 'grid', gap: space[12], alignContent: 'start' });

export const roundHead = style({
  display: 'grid',
  gridTemplateColumns: `${rem(28)} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[16],
});

/** A brand bar that holds the number of the round. */
export const number = style([
  text.label,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(28),
    blockSize: rem(52),
    borderRadius: radius.pill,
    backgroundColor: vars.bg.subtle,
  },
]);

export const current = style({ backgroundColor: vars.action.softText, color: vars.action.soft });

export const roundName = style([text.h3]);
export const roundDates = style([text.small, { color: vars.text.secondary }]);

export const split = style({
  display: 'flex',
  gap: rem(2),
  blockSize: rem(8),
});

export const judges = style([fill, { flexBasis: 0 }]);
export const voting = style({
  flexBasis: 0,
  borderRadius: radius.pill,
  backgroundColor: vars.action.bg,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const shares = style([
  text.caption,
  { display: 'flex', flexWrap: 'wrap', columnGap: '.35em', color: vars.text.secondary },
]);
export const share = style({ whiteSpace: 'nowrap' });

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

/** Both languages of a text side by side, where there is room. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({ display: 'grid', gap: space[8] });

export const note = style([text.caption, { color: vars.text.secondary }]);

/** A gap between the languages: readers of the one see the other. */
export const gap = style([
  text.caption,
  {
    justifySelf: 'start',
    paddingInline: space[8],
    borderInlineStart: `3px solid ${vars.warning.line}`,
    color: vars.warning.text,
  },
]);

export const dispute = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: space[12],
  border: `1px solid ${vars.warning.line}`,
  borderRadius: radius.sm,
  backgroundColor: vars.warning.bg,
});

export const question = style([
  text.captionStrong,
  { float: 'inline-start', inlineSize: '100%', padding: 0 },
]);

export const choice = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: control.md,
    cursor: 'pointer',
  },
]);

export const radio = style({
  inlineSize: rem(18),
  blockSize: rem(18),
  margin: 0,
  accentColor: vars.action.bg,
});

export const kept = style([text.label, { display: 'block', overflowWrap: 'anywhere' }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});

export const state = style([text.small, { color: vars.text.secondary }]);

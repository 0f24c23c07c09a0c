import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const summary = style({
  display: 'flex',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  border: `2px solid ${vars.error.line}`,
  borderRadius: radius.lg,
  backgroundColor: vars.error.bg,
  color: vars.error.text,
});

/** Aligned with the first line of the heading. */
export const icon = style([text.label, { display: 'inline-flex', alignItems: 'center', blockSize: '1lh' }]);

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const heading = style([text.label]);

export const list = style({ display: 'grid', justifyItems: 'start' });

export const link = style([
  text.small,
  {
    display: 'inline-block',
    minBlockSize: rem(24),
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
    overflowWrap: 'anywhere',
  },
]);

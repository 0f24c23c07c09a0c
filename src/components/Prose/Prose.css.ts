import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const prose = style([
  text.body,
  {
    display: 'grid',
    gap: space[16],
    maxInlineSize: '68ch',
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  },
]);

export const heading = style([
  text.h2,
  {
    marginBlockStart: space[24],
    color: vars.text.primary,
    selectors: { '&:first-child': { marginBlockStart: 0 } },
  },
]);

export const list = style({ display: 'grid', gap: space[8] });

/** A list item, with a small brand bar as its bullet. */
export const item = style({
  position: 'relative',
  paddingInlineStart: space[20],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '.55em',
      inlineSize: rem(4),
      blockSize: '.7em',
      borderRadius: radius.pill,
      backgroundColor: vars.border.control,
    },
  },
});

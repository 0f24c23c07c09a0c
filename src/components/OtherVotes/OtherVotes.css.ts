import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, space } from '../../theme/tokens.ts';

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
});

export const label = style([text.small, { color: vars.text.secondary }]);

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: control.md,
    paddingInline: space[16],
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.lg,
    color: vars.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline' },
  },
]);

import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, space } from '../../../theme/tokens.ts';

export const band = style([
  container,
  {
    display: 'grid',
    gap: space[16],
    paddingBlockEnd: space[48],
    '@media': { [media.lg]: { gap: space[24], paddingBlockEnd: space[80] } },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
});

export const title = style([text.h2]);

export const all = style([
  text.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: control.md,
    color: vars.text.link,
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  },
]);

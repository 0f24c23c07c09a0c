import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.md]: { gap: space[12] } },
});

export const mark = style({ display: 'inline-flex', color: vars.action.bg });

export const word = style({
  fontFamily: fontFamily.display,
  fontWeight: 800,
  whiteSpace: 'nowrap',
  color: vars.text.primary,
  selectors: {
    '&:lang(ar)': { fontSize: rem(28), lineHeight: rem(38) },
    '&:lang(en)': { fontSize: rem(24), lineHeight: rem(30) },
  },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '@media': { [media.md]: { gap: space[24] } },
});

export const words = style({ display: 'grid', flexGrow: 1 });

export const overline = style([text.small, { color: vars.text.secondary }]);

export const name = style([text.h3, { '@media': { [media.md]: { fontSize: rem(22) } } }]);

export const facts = style([text.small, { color: vars.text.secondary }]);

export const code = style({
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.honour,
});

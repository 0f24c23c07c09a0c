import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { rem } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

export const money = style({ whiteSpace: 'nowrap' });

export const amount = style({
  fontFamily: fontFamily.display,
  fontSize: '0.95em',
  fontWeight: 600,
});

export const total = style({
  fontFamily: fontFamily.display,
  fontSize: rem(30),
  fontWeight: 800,
  lineHeight: 1.2,
});

export const saved = style({ color: vars.success.text });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';
import { whenWide } from './cardRoom.ts';

export const photo = style({
  gridArea: 'photo',
  inlineSize: '100%',
  blockSize: rem(56),
  borderRadius: radius.md,
  objectFit: 'cover',
  ...whenWide({ blockSize: rem(80) }),
});

export const initial = style([
  photo,
  {
    fontFamily: fontFamily.display,
    fontWeight: 800,
    fontSize: rem(22),
    lineHeight: 1.3,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    backgroundColor: vars.action.soft,
    color: vars.action.softText,
    ...whenWide({ blockSize: rem(80), fontSize: rem(32) }),
  },
]);

export const initialBars = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0.14,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { fontFamily } from '../../theme/typography.ts';

const scene = { inlineSize: '100%', blockSize: '100%' } as const;

export const photo = style({ ...scene, objectFit: 'cover' });

export const none = style({
  ...scene,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  containerType: 'size',
  backgroundColor: vars.action.soft,
  color: vars.action.softText,
});

export const bars = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  stroke: 'currentColor',
  strokeWidth: 5,
  strokeLinecap: 'round',
  opacity: 0.14,
});

export const letter = style({
  position: 'relative',
  fontFamily: fontFamily.display,
  fontSize: '40cqb',
  fontWeight: 700,
  lineHeight: 1.5,
});

import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem } from '../../theme/tokens.ts';

const pitch = createVar();

export const line = style({
  vars: { [pitch]: rem(11) },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: pitch,
  justifyContent: 'center',
  alignItems: 'center',
  justifyItems: 'center',
  blockSize: rem(48),
  overflow: 'hidden',
  '@media': { [media.md]: { vars: { [pitch]: rem(19.4) } } },
});

export const bar = style({
  inlineSize: rem(6),
  borderRadius: radius.pill,
  backgroundColor: vars.backdrop.dot,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
});

export const loud = style({ backgroundColor: vars.action.bg });
export const loudest = style({ backgroundColor: vars.action.hoverLine });

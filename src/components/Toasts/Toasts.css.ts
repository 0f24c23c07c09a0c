import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, easing, headerHeight, layer, radius, rem, space } from '../../theme/tokens.ts';

const enter = keyframes({
  from: { opacity: 0, transform: `translateY(${space[8]})` },
  to: { opacity: 1, transform: 'none' },
});

export const place = style({
  position: 'fixed',
  insetInline: space[16],
  // Below the header, whose links must stay reachable on a phone.
  insetBlockStart: `calc(${headerHeight.narrow} + ${space[8]})`,
  zIndex: layer.toast,
  display: 'grid',
  gap: space[8],
  pointerEvents: 'none',
  '@media': {
    [media.md]: {
      insetInline: `${space[24]} auto`,
      insetBlock: `auto ${space[24]}`,
      inlineSize: rem(400),
    },
    [media.print]: { display: 'none' },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.md,
  backgroundColor: vars.bg.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.e3,
  pointerEvents: 'auto',
  animation: `${enter} ${duration.base} ${easing.out}`,
});

export const mark = style({ marginBlockStart: rem(3) });

export const words = style([text.small, { flexGrow: 1, flexBasis: 0 }]);

/** The close button must not make a one-line toast taller. */
export const close = style({
  display: 'flex',
  marginBlock: rem(-8),
  vars: { [vars.text.primary]: vars.text.inverse, [vars.bg.hover]: 'transparent' },
});

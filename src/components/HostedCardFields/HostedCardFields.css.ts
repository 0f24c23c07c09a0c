import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, radius, rem, space } from '../../theme/tokens.ts';

const line = style([text.small, { display: 'flex', alignItems: 'flex-start', gap: space[8] }]);
export const secure = style([line, { color: vars.success.text }]);
export const busy = style([line, { color: vars.text.secondary }]);
export const challenge = style([line, { color: vars.info.text }]);
export const lineIcon = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: '1lh',
});

/** Tinted, to show where the page ends and the gateway's fields begin. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: rem(322),
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.canvas,
});

export const fields = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: rem(320),
  border: 0,
  transition: `opacity ${duration.fast}`,
});

export const unseen = style({ opacity: 0 });

/** As tall as card fields usually are, until they report their height. */
export const reserved = style({
  minBlockSize: rem(456),
  '@media': { [media.md]: { minBlockSize: rem(416) } },
});

/** Before there is an order. The full height would push the continue button below the fold of a phone. */
export const reservedWide = style({
  minBlockSize: rem(200),
  '@media': { [media.md]: { minBlockSize: rem(416) } },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
export const over = style([
  text.small,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    padding: space[20],
    color: vars.text.secondary,
    textAlign: 'center',
  },
]);
export const loading = style([over, { animation: `${appear} ${duration.fast} 300ms backwards` }]);

export const broken = style({ padding: space[12], '@media': { [media.md]: { padding: space[20] } } });

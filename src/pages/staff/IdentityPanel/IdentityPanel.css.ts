import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../../theme/tokens.ts';

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const hidden = style({
  display: 'grid',
  gridTemplateColumns: `${rem(64)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[16],
  maxInlineSize: rem(320),
  padding: space[16],
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.subtle,
});

const shape = style({ backgroundColor: vars.border.control, filter: 'blur(6px)' });

export const face = style([shape, { blockSize: rem(80), borderRadius: radius.sm }]);

export const lines = style({ display: 'grid', gap: space[12] });

export const line = style([shape, { blockSize: space[12], borderRadius: radius.xs }]);

export const shortLine = style([shape, { blockSize: space[12], inlineSize: '60%', borderRadius: radius.xs }]);

export const wide = style({ '@media': { [media.md]: { maxInlineSize: rem(1040) } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const seconds = style([
  text.label,
  {
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.secondary,
    selectors: { '&[data-last]': { color: vars.error.text } },
  },
]);

export const beside = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const column = style({ display: 'grid', gap: space[20] });

export const stated = style({ display: 'grid', gap: space[8] });

export const legend = style([text.label, { padding: 0, color: vars.text.primary }]);

/** Paper must not have it: a print shows nothing. */
export const picture = style({
  display: 'grid',
  gap: space[8],
  userSelect: 'none',
  '@media': { print: { display: 'none' } },
});

/** It scrolls by itself when the document is larger. */
export const frame = style({
  maxBlockSize: '70vh',
  overflow: 'auto',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sm,
  backgroundColor: vars.bg.subtle,
});

const drawn = style({ display: 'block', marginInline: 'auto' });

export const whole = style([drawn, { maxInlineSize: '100%', maxBlockSize: '68vh' }]);

export const large = style([drawn, { maxInlineSize: 'none' }]);

export const points = style({ display: 'grid', gap: space[12] });

export const point = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] });

export const choice = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: control.sm, cursor: 'pointer' },
]);

export const radio = style({
  flex: 'none',
  inlineSize: rem(20),
  blockSize: rem(20),
  margin: 0,
  accentColor: vars.action.bg,
});

export const error = style([text.small, { color: vars.error.text }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

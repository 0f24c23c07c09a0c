import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, rem, space } from '../../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: space[20], margin: 0, padding: 0, listStyle: 'none' });

export const change = style({
  display: 'grid',
  gap: space[12],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}`, paddingBlockStart: space[20] },
  },
});

export const kind = style([text.label, { color: vars.text.primary }]);

/** The present and the wanted value beside each other, where there is room for both. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(136)}, 100%), 1fr))`,
  gap: space[16],
});

export const side = style({ display: 'grid', alignContent: 'start', gap: space[6], minInlineSize: 0 });

export const label = style([text.caption, { color: vars.text.muted }]);

export const value = style([text.body, { margin: 0, overflowWrap: 'anywhere' }]);

export const picture = style({
  display: 'block',
  inlineSize: rem(144),
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.lg,
  backgroundColor: vars.bg.subtle,
});

export const quiet = style([text.small, { color: vars.text.secondary }]);

/** It gets the focus when a change leaves the list. */
export const outcome = style({
  display: 'grid',
  gap: space[12],
  outline: 'none',
  selectors: { '&:empty': { display: 'none' } },
});

import { style } from '@vanilla-extract/css';
import { rem, space } from '../../../theme/tokens.ts';

export const column = style({
  display: 'grid',
  gap: space[24],
  inlineSize: '100%',
  maxInlineSize: rem(720),
});

export const form = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

/** The current recording, small beside the field for its replacement. */
export const current = style({ maxInlineSize: rem(400) });

export const sending = style({ display: 'grid', gap: space[16], outline: 'none' });

export const received = style({ display: 'grid', gap: space[32], outline: 'none' });

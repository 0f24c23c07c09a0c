import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

/** One panel with hairlines; two tiles a row on a phone. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  // The background shows through as hairlines.
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.border.subtle,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[16],
  backgroundColor: vars.bg.surface,
  '@media': { [media.md]: { paddingBlock: space[20], paddingInline: space[24] } },
});

export const label = style([text.small, { order: -1, color: vars.text.secondary }]);

export const value = style([text.numeralM]);

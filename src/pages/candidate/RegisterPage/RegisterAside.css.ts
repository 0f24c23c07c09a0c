import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, space } from '../../../theme/tokens.ts';

export const panel = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

/** Hidden where it would push the form down. */
export const picture = style({
  display: 'none',
  aspectRatio: '16 / 9',
  '@media': { [media.lg]: { display: 'block' } },
});

export const content = style({
  display: 'grid',
  gap: space[20],
  padding: space[16],
  '@media': { [media.lg]: { padding: space[24] } },
});

export const name = style([text.h3, { overflowWrap: 'anywhere' }]);

export const event = style([text.small, { color: vars.text.secondary }]);

export const deadline = style([text.smallStrong, { color: vars.warning.text }]);

export const before = style([text.label, { marginBlockEnd: space[8] }]);

export const facts = style({ display: 'grid', gap: space[12] });

export const fact = style([
  text.small,
  { display: 'flex', alignItems: 'flex-start', gap: space[12], color: vars.text.secondary },
]);

export const icon = style({ flex: 'none', color: vars.text.link });

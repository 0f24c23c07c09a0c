import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const preview = style({ display: 'grid', gap: space[12] });

export const facts = style({ display: 'grid', gap: space[8] });

export const fact = style({
  display: 'grid',
  gap: `${space[2]} ${space[16]}`,
  '@media': { [media.md]: { gridTemplateColumns: `${rem(128)} minmax(0, 1fr)`, alignItems: 'baseline' } },
});

export const term = style([text.caption, { color: vars.text.muted }]);

export const value = style([text.label, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const effect = style([text.small, { color: vars.text.secondary }]);

import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const column = style({ display: 'grid', gap: space[24] });

export const rounds = style([
  text.small,
  { display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' },
]);

export const round = style({ display: 'grid', gap: space[4] });

export const window = style({ color: vars.text.muted });

export const quiet = style([text.small, { color: vars.text.secondary }]);

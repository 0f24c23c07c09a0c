import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const quiet = style([text.caption, { color: vars.text.muted }]);

export const payer = style({ display: 'inline-grid', justifyItems: 'start', gap: space[2] });

export const code = style({ overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const actions = style({ display: 'grid', gap: space[12] });

export const mailed = style([text.small, { color: vars.text.secondary, textAlign: 'center' }]);

import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const history = style({ display: 'grid', gap: space[12] });

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

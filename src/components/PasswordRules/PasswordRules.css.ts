import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const rules = style([text.small, { display: 'grid', gap: space[4], color: vars.text.secondary }]);

export const list = style({ display: 'grid', gap: space[4] });

export const rule = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const met = style({ color: vars.success.text });

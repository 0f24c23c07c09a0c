import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const section = style({ display: 'grid', gap: space[12] });

export const given = style({ display: 'grid', justifyItems: 'start', gap: space[12] });

export const heading = style([text.label, { color: vars.text.primary }]);

import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

export const actions = style({ display: 'grid', gap: space[12] });

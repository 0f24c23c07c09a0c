import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

export const actions = style({ display: 'flex', alignItems: 'center', gap: space[8] });

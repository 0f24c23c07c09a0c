import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

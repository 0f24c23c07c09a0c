import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[32], padding: space[16] });

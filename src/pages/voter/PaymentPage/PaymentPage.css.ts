import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

export const form = style({ display: 'grid', gap: space[24] });

export const action = style({ display: 'grid', gap: space[16] });

export const toCard = style({ display: 'grid', justifyItems: 'center', gap: space[16] });

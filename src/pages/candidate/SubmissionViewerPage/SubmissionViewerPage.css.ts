import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

/** A recording alone needs no more width. */
export const alone = style({ display: 'grid', gap: space[16], maxInlineSize: '56rem' });

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });

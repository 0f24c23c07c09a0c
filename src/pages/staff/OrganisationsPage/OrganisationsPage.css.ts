import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

export const acts = style({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[4] });

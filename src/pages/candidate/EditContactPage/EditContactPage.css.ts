import { style } from '@vanilla-extract/css';
import { rem, space } from '../../../theme/tokens.ts';

export const cards = style({ display: 'grid', gap: space[24], maxInlineSize: rem(560) });

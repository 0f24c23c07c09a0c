import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text as typography } from '../../theme/text.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const wide = style({ '@media': { [media.md]: { maxInlineSize: rem(560) } } });

export const text = style([typography.body, { display: 'grid', gap: space[12] }]);

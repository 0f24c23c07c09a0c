import { style, styleVariants } from '@vanilla-extract/css';
import { iconSize } from '../../theme/tokens.ts';

export const icon = style({ flexShrink: 0 });

export const size = styleVariants(iconSize, (length) => ({ inlineSize: length, blockSize: length }));

/**
 * For icons that point along the line: arrows, chevrons, login and logout. Clocks, checks and media never
 * mirror.
 */
export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

import { style, styleVariants } from '@vanilla-extract/css';
import { iconSize } from '../../theme/tokens.ts';

export const icon = style({ flexShrink: 0 });

export const size = styleVariants(iconSize, (length) => ({ inlineSize: length, blockSize: length }));

/** For what points along the line: arrows, chevrons, leaving and entering. Clocks, checks and media never turn. */
export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

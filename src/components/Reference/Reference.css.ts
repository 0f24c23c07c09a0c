import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { space } from '../../theme/tokens.ts';

export const reference = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] },
]);

export const code = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const ways = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const words = style([text.body, { color: vars.text.secondary }]);

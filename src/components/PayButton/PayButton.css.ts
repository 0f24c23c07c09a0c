import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const pay = style({ display: 'grid', gap: space[12] });

export const deadline = style([
  text.caption,
  { display: 'flex', alignItems: 'flex-start', gap: space[8], color: vars.text.secondary },
]);

export const icon = style({ display: 'inline-flex', flex: 'none', alignItems: 'center', blockSize: '1lh' });

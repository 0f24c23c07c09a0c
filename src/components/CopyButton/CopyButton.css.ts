import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const plain = style({ display: 'inline-flex', flex: 'none' });
export const link = style({ display: 'inline-flex', flex: 'none' });

globalStyle(`${link} > button`, { color: vars.text.link });

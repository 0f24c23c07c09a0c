import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const ready = style({ display: 'inline-flex' });
export const done = style({ display: 'inline-flex' });

globalStyle(`${ready} > button`, { color: vars.text.link });
globalStyle(`${done} > button`, { color: vars.success.text });

import { assignVars, createThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { darkTone } from './darkTone.ts';
import { kitLayer } from './layers.css.ts';
import { lightTone } from './lightTone.ts';
import { media } from './media.ts';

export const vars = createThemeContract(lightTone);

const light = { vars: assignVars(vars, lightTone), colorScheme: 'light' } as const;
const dark = { vars: assignVars(vars, darkTone), colorScheme: 'dark' } as const;

globalStyle(':root', light);
// Paper is light: the dark theme is for screens alone.
globalStyle(':root:not([data-theme="light"])', { '@media': { [`screen and ${media.dark}`]: dark } });
globalStyle(':root[data-theme="dark"]', { '@media': { [media.screen]: dark } });

/** A section with the dark theme, whatever the theme of the page. */
export const stage = style({
  '@layer': {
    [kitLayer]: {
      color: vars.text.primary,
      backgroundColor: vars.bg.canvas,
      '@media': { [media.screen]: dark },
    },
  },
});

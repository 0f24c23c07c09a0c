import { globalStyle } from '@vanilla-extract/css';
import { focusOutline } from './focusRing.css.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';
import { rem, space } from './tokens.ts';
import { fontFamily, typography } from './typography.ts';

const { body } = typography;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', minInlineSize: 0 });
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
globalStyle('ul, ol, fieldset', { padding: 0, listStyle: 'none' });
globalStyle('fieldset, button', { border: 0 });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { padding: 0, background: 'none', cursor: 'pointer' });
globalStyle('[hidden]', { display: 'none !important' });

// The scrollbar never comes and goes, so a page that locks scrolling does not jump.
globalStyle('html', {
  overflowY: 'scroll',
  textSizeAdjust: '100%',
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
});

globalStyle('body', {
  minBlockSize: '100dvb',
  fontFamily: fontFamily[body.family],
  fontWeight: body.weight,
  fontSize: rem(body.narrow.ar),
  lineHeight: body.lineHeight.ar,
  textAlign: 'start',
  overflowWrap: 'break-word',
});
globalStyle(':lang(en) body, body:lang(en)', {
  fontSize: rem(body.narrow.en),
  lineHeight: body.lineHeight.en,
});

globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });

// The sticky header must not cover what has just been focused or jumped to.
globalStyle(':target, a, button, input, select, textarea, h1, h2, h3, [tabindex]', {
  scrollMarginBlockStart: space[96],
});

globalStyle(':focus-visible', focusOutline);
// Focus is put on a heading to say where one is; it is not a thing to press.
globalStyle(':is(h1, h2, main)[tabindex="-1"]:focus', { outline: 'none' });

const still = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '1ms !important',
} as const;
globalStyle('*, *::before, *::after', { '@media': { [media.reducedMotion]: still } });
globalStyle('[data-motion="reduced"] *', still);

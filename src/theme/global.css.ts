import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { focusOutline } from './focusRing.css.ts';
import { baseLayer } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';
import { rem, space } from './tokens.ts';
import { fontFamily, startFonts, startTitle, siteFonts, typography } from './typography.ts';

const { body } = typography;

type Rule = Omit<GlobalStyleRule, '@layer'>;
const base = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [baseLayer]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box', minInlineSize: 0 });
base('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
base('ul, ol, fieldset', { padding: 0, listStyle: 'none' });
base('fieldset, button', { border: 0 });
base('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base('button', { padding: 0, background: 'none', cursor: 'pointer' });
base('[hidden]', { display: 'none !important' });

// A stable scrollbar: locking the scroll must not shift the page.
base('html', {
  vars: siteFonts,
  overflowY: 'scroll',
  textSizeAdjust: '100%',
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
});

base('body', {
  minBlockSize: '100dvb',
  fontFamily: fontFamily[body.family],
  fontWeight: body.weight,
  fontSize: rem(body.narrow.ar),
  lineHeight: body.lineHeight.ar,
  textAlign: 'start',
  overflowWrap: 'break-word',
});
base(':lang(en) body, body:lang(en)', {
  fontSize: rem(body.narrow.en),
  lineHeight: body.lineHeight.en,
});

base('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
base('p', { textWrap: 'pretty' });
// Arabic marks need more height than English lines have.
base(':lang(en) bdi:dir(rtl)', { lineHeight: 1.55 });
base('a', { color: 'inherit', textDecoration: 'none' });

// Keeps focused and linked elements clear of the sticky header.
base(':target, a, button, input, select, textarea, h1, h2, h3, [tabindex]', {
  scrollMarginBlockStart: space[96],
  '@media': { [media.short]: { scrollMarginBlockStart: space[16] } },
});

// Not inside the header: focus there would scroll the page.
base(':is(header, dialog) :is(a, button, input, select, textarea, h1, h2, h3, [tabindex])', {
  scrollMarginBlockStart: 0,
});

base(':focus-visible', focusOutline);
// Headings get focus only to announce the page.
base(':is(h1, h2, main)[tabindex="-1"]:focus', { outline: 'none' });

// Server-rendered text uses system fonts until the site's fonts have loaded.
const rendered = '[data-fonts-awaited]';
base(rendered, { vars: startFonts, fontFamily: fontFamily.text });
base(`${rendered}:lang(ar) h1`, { vars: startTitle.ar });
base(`${rendered}:lang(en) h1`, { vars: startTitle.en });
base('[data-server-rendered] [aria-busy=true]', {
  // Without scripts, no content would ever replace these placeholders.
  '@media': { '(scripting: none)': { display: 'none' } },
});
base('[data-server-rendered] button', {
  cursor: 'progress',
  // Without scripts buttons do nothing.
  '@media': { '(scripting: none)': { visibility: 'hidden' } },
});

const still = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  // Not a short duration: that would give a transition to every property of every element, and show a frame of its
  // start.
  transitionProperty: 'none !important',
} as const;
base('*, *::before, *::after', { '@media': { [media.reducedMotion]: still } });
base('[data-motion="reduced"] *', still);

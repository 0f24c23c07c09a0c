import { style, type StyleRule } from '@vanilla-extract/css';
import { kitLayer } from './layers.css.ts';
import { media } from './media.ts';
import { rem, space } from './tokens.ts';

type Rule = Omit<StyleRule, '@layer'>;
const kit = (rule: Rule) => style({ '@layer': { [kitLayer]: rule } });

/** The one column that header, stage, panels and footer share: their inline edges are strict. */
export const container = kit({
  inlineSize: '100%',
  maxInlineSize: rem(1280),
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': {
    [media.md]: { paddingInline: space[24] },
    [media.lg]: { paddingInline: space[40] },
  },
});

/** Numbers of a column: an LTR box whose end is the right edge in both languages, so decimal points meet. */
export const numberBox = kit({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

/** Codes, phone numbers and clock strings read left to right in an Arabic sentence too. */
export const leftToRight = kit({ direction: 'ltr', unicodeBidi: 'isolate' });

export const noWrap = kit({ whiteSpace: 'nowrap' });

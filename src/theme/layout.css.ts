import { style, type StyleRule } from '@vanilla-extract/css';
import { kitLayer } from './layers.css.ts';
import { media } from './media.ts';
import { rem, space } from './tokens.ts';

type Rule = Omit<StyleRule, '@layer'>;
const kit = (rule: Rule) => style({ '@layer': { [kitLayer]: rule } });

/** The column shared by header, stage, panels and footer. */
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

/** Right-aligned LTR numbers in both languages, so that decimal points align. */
export const numberBox = kit({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

/** Codes, phone numbers and clock times are LTR in Arabic text too. */
export const leftToRight = kit({ direction: 'ltr', unicodeBidi: 'isolate' });

export const noWrap = kit({ whiteSpace: 'nowrap' });

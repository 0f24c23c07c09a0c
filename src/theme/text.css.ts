import { styleVariants } from '@vanilla-extract/css';
import { kitLayer } from './layers.css.ts';
import { media } from './media.ts';
import { rem } from './tokens.ts';
import { fontFamily, typography, type TextStyle } from './typography.ts';

// :where keeps the specificity of one class, so that a component can override a composed style.
const english = '&:where(:lang(en))';

const rules = (entry: TextStyle) => ({
  fontFamily: fontFamily[entry.family],
  fontWeight: entry.weight,
  fontSize: rem(entry.narrow.ar),
  lineHeight: entry.lineHeight.ar,
  ...(entry.tabular && { fontVariantNumeric: 'tabular-nums' }),
  selectors: { [english]: { fontSize: rem(entry.narrow.en), lineHeight: entry.lineHeight.en } },
  '@media': {
    [media.roomy]: {
      fontSize: rem(entry.wide.ar),
      selectors: { [english]: { fontSize: rem(entry.wide.en) } },
    },
  },
});

/** One class per text style: `className={text.h2}`, or `style([text.h2, {...}])`. */
export const text = styleVariants(typography, (entry) => ({ '@layer': { [kitLayer]: rules(entry) } }));

import { globalLayer } from '@vanilla-extract/css';

// Which rule wins must not hang on the order in which a page's style sheets arrive. Both names are declared here, so
// that their order is the same whoever comes first; the rules of components stand outside, above both.

/** What holds for bare elements. */
export const baseLayer = globalLayer('base');

/** Text styles and layout that components compose and may overrule. */
export const kitLayer = globalLayer('kit');

import { style } from '@vanilla-extract/css';

/** On a search that has had the focus: a place that was as wide as its icon makes room. */
export const usedSearch = style({});

import { globalLayer } from '@vanilla-extract/css';

// The winning rule must not depend on the load order of style sheets, so both layers are declared here. Rules of
// components are outside of layers and override both.

/** Rules of bare elements. */
export const baseLayer = globalLayer('base');

/** Text styles and layout that components compose and may override. */
export const kitLayer = globalLayer('kit');

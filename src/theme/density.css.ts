import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';

// People work for hours with lists and forms of the staff application, mostly by pointer: all lengths are smaller there,
// in proportion to the reader's own text size.
globalStyle(':root[data-density="dense"]', { '@media': { [media.lg]: { fontSize: '90%' } } });

import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const section = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  marginBlockStart: space[8],
});

/** A form in it has the whole width. */
export const wide = style([section, { justifyItems: 'stretch' }]);

export const heading = style([text.label, { color: vars.text.primary }]);

export const summary = style({ cursor: 'pointer' });

export const names = style({ margin: 0, paddingInlineStart: space[16] });

export const hint = style([text.small, { color: vars.text.secondary }]);

export const fields = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: `minmax(${rem(280)}, 2fr) minmax(${rem(180)}, 1fr)` } },
});

export const acts = style({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[4] });

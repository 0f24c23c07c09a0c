import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[24], minInlineSize: 0 });

export const list = style([
  text.small,
  { display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] },
]);

/** Both languages beside each other where two phones have room. */
export const phones = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(360)}), 1fr))`,
});

export const phone = style({ display: 'grid', alignContent: 'start', gap: space[8], minInlineSize: 0 });

export const phoneName = style([text.label, { color: vars.text.secondary }]);

/** As below the stage of a content page. */
export const shown = style({ padding: `${space[32]} ${space[16]}` });

export const versions = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const version = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});

export const earlier = style({ display: 'grid', gap: space[16] });

export const sides = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(360)}), 1fr))`,
});

export const side = style({ display: 'grid', alignContent: 'start', gap: space[12], minInlineSize: 0 });

export const earlierTitle = style([text.h3]);

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

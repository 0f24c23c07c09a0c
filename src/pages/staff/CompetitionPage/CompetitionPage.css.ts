import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const event = style([text.small, { display: 'flex', flexWrap: 'wrap', gap: space[16] }]);

export const link = style({
  color: vars.text.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '.3em',
  textDecorationThickness: 1,
});

/** The form with the checklist and the preview beside it; below it on narrow screens. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[24],
  '@media': { [media.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(360)}` } },
});

export const form = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const beside = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const findings = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' });

export const finding = style([
  text.small,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: `${space[4]} ${space[8]}` },
]);

export const missing = style({ color: vars.error.text });
export const warning = style({ color: vars.warning.text });

export const place = style([text.caption, { gridColumn: 2, color: vars.text.secondary }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const ready = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: vars.success.text,
});

export const languages = style({
  display: 'inline-flex',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/tokens.ts';

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: space[24], minInlineSize: 0 });

export const name = style([text.h3, { margin: 0 }]);

/** On a wide screen the acts stay in sight while the facts of an entry scroll. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlock: space[12],
  background: vars.bg.surface,
  '@media': { [media.roomy]: { position: 'sticky', insetBlockEnd: 0 } },
});

export const key = style({ marginInlineStart: space[8] });

export const players = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' } },
});

export const side = style([text.small, { display: 'grid', gap: space[8] }]);

export const list = style([
  text.small,
  { display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const form = style({ display: 'grid', gap: space[16] });

export const reasons = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

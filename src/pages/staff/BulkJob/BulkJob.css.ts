import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[16], maxInlineSize: rem(704) });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(260)}), 1fr))`,
  alignItems: 'end',
  gap: space[16],
});

/** Takes the focus when it appears. */
export const landing = style({ outline: 'none' });

export const progress = style({ inlineSize: '100%', blockSize: rem(12), accentColor: vars.action.bg });

export const line = style([text.small, { margin: 0 }]);
export const quiet = style([text.small, { margin: 0, color: vars.text.secondary }]);

export const list = style([
  text.small,
  { display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] },
]);

export const jobs = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
export const job = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] },
]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const crop = style({ display: 'grid', gap: space[12] });

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: vars.bg.canvas,
  // The finger moves the rectangle, not the page.
  touchAction: 'none',
  cursor: 'crosshair',
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', userSelect: 'none' });

/** What lies outside is darkened by the shadow. */
export const rectangle = style({
  position: 'absolute',
  padding: 0,
  border: '2px solid white',
  background: 'none',
  boxShadow: '0 0 0 9999px rgb(0 0 0 / .55), inset 0 0 0 1px rgb(0 0 0 / .6)',
  cursor: 'move',
  ':focus-visible': { outline: `3px solid ${vars.focus.ring}`, outlineOffset: -6 },
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const place = style([text.small, { color: vars.text.secondary }]);

export const hint = style([text.caption, { margin: 0, color: vars.text.secondary }]);

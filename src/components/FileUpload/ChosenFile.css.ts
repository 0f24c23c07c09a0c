import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem } from '../../theme/tokens.ts';
import { previewHeight } from './FileUpload.css.ts';

export const picture = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: rem(80),
  blockSize: previewHeight,
  borderRadius: radius.xs,
  backgroundColor: vars.bg.subtle,
  color: vars.text.secondary,
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ minInlineSize: 0 });

export const name = style([text.label, { overflowWrap: 'anywhere' }]);

export const facts = style([text.small, { color: vars.text.secondary }]);

export const fact = style({
  whiteSpace: 'nowrap',
  selectors: { '&:not(:first-child)::before': { content: '" · "' } },
});

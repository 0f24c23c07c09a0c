import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

// Drawn once, left to right, and mirrored as a whole in Arabic, so glow and bars stay together.
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  overflow: 'hidden',
  pointerEvents: 'none',
  // Decoration that would stand in the way of forced text colours.
  '@media': { [media.forcedColors]: { display: 'none' } },
  backgroundImage: `radial-gradient(75% 105% at 85% 100%, ${vars.backdrop.glow} 0%, ${vars.backdrop.glowEdge} 45%, transparent 78%)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const dimmed = style({ opacity: 0.42 });

export const bars = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxInlineSize: 'none',
  // On a short stage the bars must not rise behind the text.
  blockSize: '67%',
  '@media': { [media.lg]: { inlineSize: '62%', blockSize: 'auto', maxBlockSize: '80%' } },
});

export const top = style({ stopColor: vars.backdrop.barTop });
export const foot = style({ stopColor: vars.backdrop.barFoot });

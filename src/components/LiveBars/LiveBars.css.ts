import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { duration, easing } from '../../theme/tokens.ts';

/** Grows from the foot of the stage. */
const bar = style({ transformBox: 'fill-box', transformOrigin: 'bottom' });

/** Dark until votes arrive. */
export const dark = style([bar, { opacity: 0 }]);
/** The first place has this bar as long as somebody leads. */
export const leading = style([
  bar,
  {
    opacity: 0,
    transition: `opacity ${duration.slow} ${easing.out}`,
    selectors: { '&[data-led]': { opacity: 1 } },
  },
]);

export const stop = styleVariants({
  lit: { stopColor: vars.meter.fill },
  gold: { stopColor: vars.honour.bg },
  foot: { stopColor: vars.backdrop.barFoot },
});

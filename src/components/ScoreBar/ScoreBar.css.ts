import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem } from '../../theme/tokens.ts';
import { sliding, track as plainTrack } from '../VoteMeter/VoteMeter.css.ts';

const ofHonour = (percent: number) => `color-mix(in srgb, ${vars.honour.text} ${percent}%, transparent)`;
const judgesOnHonour = `color-mix(in srgb, ${vars.honour.text} 55%, ${vars.honour.bg})`;

export const track = style([
  plainTrack,
  {
    display: 'grid',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', backgroundColor: 'Canvas' } },
  },
]);
export const honourTrack = style([track, { backgroundColor: ofHonour(20), boxShadow: 'none' }]);

// Both parts start where the track does; the judges' part lies over the votes' and ends with a gap.
const part = style([sliding, { gridArea: '1 / 1' }]);

const votesPart = style([
  part,
  { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } } },
]);
export const votes = styleVariants({
  vote: [votesPart, { backgroundColor: vars.meter.fill }],
  leader: [
    votesPart,
    { backgroundColor: vars.meter.leader, boxShadow: `inset 0 0 0 1px ${vars.meter.leaderLine}` },
  ],
  closed: [votesPart, { backgroundColor: vars.meter.closed }],
  honour: [votesPart, { backgroundColor: vars.honour.text }],
});

const judgesPart = style([
  part,
  {
    borderRadius: 0,
    borderInlineEnd: `${rem(2)} solid`,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'CanvasText',
        borderColor: 'Canvas',
      },
    },
  },
]);
const onSurface = style([judgesPart, { backgroundColor: vars.meter.judges, borderColor: vars.bg.surface }]);
export const judges = styleVariants({
  vote: [onSurface],
  leader: [onSurface],
  closed: [onSurface],
  honour: [judgesPart, { backgroundColor: judgesOnHonour, borderColor: vars.honour.bg }],
});

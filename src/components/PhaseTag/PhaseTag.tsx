import CalendarClock from '@lucide/icons/icons/calendar-clock';
import Flag from '@lucide/icons/icons/flag';
import Lock from '@lucide/icons/icons/lock';
import { useTranslation } from 'react-i18next';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './PhaseTag.css.ts';

export type TaggedPhase = 'live' | 'closed' | 'upcoming' | 'ended' | 'none';

export type PhaseTagProps = {
  phase: TaggedPhase;
  /** One word, for a heading that names the group already. */
  short?: boolean;
  /** The closed group, where no heading names it. */
  group?: number | undefined;
};

/** The tag of one group by its status. */
export const groupTags = { open: 'live', closed: 'closed', upcoming: 'upcoming' } as const;

const icons: Record<Exclude<TaggedPhase, 'live'>, IconDrawing> = {
  closed: Lock,
  upcoming: CalendarClock,
  ended: Flag,
  none: CalendarClock,
};

/** The phase of the vote, always as text; only a live vote moves and glows. */
export function PhaseTag({ phase, short = false, group }: PhaseTagProps) {
  const words = usePhaseWords(phase, short, group);
  return (
    <span className={`${styles.phase[phase]} ${short ? styles.short : ''}`}>
      {phase === 'live' ? <LevelMeter kind="live" height={16} /> : <Icon of={icons[phase]} size="sm" />}
      {words}
    </span>
  );
}

function usePhaseWords(phase: TaggedPhase, short: boolean, group: number | undefined): string {
  const { t } = useTranslation('vote');
  const { ordinal } = useGroupWords();
  if (short && phase !== 'none') return t(`status.${phase}`);
  if (phase === 'closed' && group) return t('phase.closedGroup', { group: ordinal(group) });
  return t(`phase.${phase}`);
}

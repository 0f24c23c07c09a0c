import Lock from '@lucide/icons/icons/lock';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './GroupTabs.css.ts';

export type TabbedGroup = {
  number: number;
  /** Undefined while unknown. */
  status: GroupStatus | undefined;
  /** The next group opens at the coming midnight; the tab says so. */
  tonight?: boolean;
};

type Props = {
  id: string;
  panelId: string;
  group: TabbedGroup;
  selected: boolean;
  onSelect: (group: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

export function GroupTab({ id, panelId, group, selected, onSelect, onKeyDown }: Props) {
  const words = useGroupWords();
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={selected}
      aria-controls={selected ? panelId : undefined}
      tabIndex={selected ? 0 : -1}
      className={styles.tab}
      onClick={() => onSelect(group.number)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.wide}>{words.name(group.number)}</span>
      <span className={styles.narrow}>{words.short(group.number)}</span>
      <TabStatus group={group} />
    </button>
  );
}

function TabStatus({ group }: { group: TabbedGroup }) {
  const { t } = useTranslation('vote');
  if (!group.status) return null;
  if (group.status === 'open') {
    return (
      <span className={styles.live}>
        <LevelMeter kind="live" height={16} />
        <span className={visuallyHidden}>{t('status.live')}</span>
      </span>
    );
  }
  if (group.status === 'upcoming') {
    return <span className={styles.status}>{group.tonight ? t('group.tonight') : t('status.upcoming')}</span>;
  }
  return (
    <span className={styles.status}>
      <Icon of={Lock} size="sm" />
      {t('status.closed')}
    </span>
  );
}

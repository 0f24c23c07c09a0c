import Lock from '@lucide/icons/icons/lock';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './GroupTabs.css.ts';
import { tabAfterKey } from './tabAfterKey.ts';

export type GroupTabsProps = {
  groups: readonly TabbedGroup[];
  /** Number of the selected group. */
  current: number;
  onSelect: (group: number) => void;
  /** Panel of the selected group. */
  children: ReactNode;
};

/** Selects a group (APG tabs); the panel below belongs to the selected tab. */
export function GroupTabs({ groups, current, onSelect, children }: GroupTabsProps) {
  const { t } = useTranslation('vote');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, `${id}-tab-${current}`);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = groups.findIndex((group) => group.number === current);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(event.key, at, groups.length, rtl);
    const group = next === undefined ? undefined : groups[next];
    if (!group) return;
    event.preventDefault();
    onSelect(group.number);
    document.getElementById(`${id}-tab-${group.number}`)?.focus({ preventScroll: true });
  };

  return (
    <>
      <div ref={row} role="tablist" aria-label={t('group.tabs')} className={styles.list}>
        {groups.map((group) => (
          <GroupTab
            key={group.number}
            id={`${id}-tab-${group.number}`}
            panelId={`${id}-panel`}
            group={group}
            selected={group.number === current}
            onSelect={onSelect}
            onKeyDown={moveFocus}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

export type TabbedGroup = {
  number: number;
  /** Undefined while unknown. */
  status: GroupStatus | undefined;
  /** This group opens at the coming midnight; its tab says so. */
  tonight?: boolean;
};

type GroupTabProps = {
  id: string;
  panelId: string;
  group: TabbedGroup;
  selected: boolean;
  onSelect: (group: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function GroupTab({ id, panelId, group, selected, onSelect, onKeyDown }: GroupTabProps) {
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

/** Scrolls the row so that the current tab is centred; never scrolls the page. */
function useCurrentInView(row: RefObject<HTMLElement | null>, tabId: string): void {
  useLayoutEffect(() => {
    const list = row.current;
    const tab = document.getElementById(tabId);
    if (!list || !tab) return;
    const outer = list.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    list.scrollBy?.({ left, behavior: 'instant' });
  }, [row, tabId]);
}

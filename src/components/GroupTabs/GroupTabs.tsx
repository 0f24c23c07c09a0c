import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './GroupTabs.css.ts';
import { GroupTab, type TabbedGroup } from './GroupTab.tsx';
import { tabAfterKey } from './tabKeys.ts';
import { useCurrentInView } from './useCurrentInView.ts';

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

  const move = (event: KeyboardEvent<HTMLElement>) => {
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
            onKeyDown={move}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

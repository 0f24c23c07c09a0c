import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './Tag.css.ts';

export type TagProps = {
  tone?: keyof typeof styles.tone;
  icon?: IconDrawing | undefined;
  children: ReactNode;
};

/** One short fact, always as text; only `live` moves. */
export function Tag({ tone = 'quiet', icon, children }: TagProps) {
  return (
    <span className={styles.tone[tone]}>
      {tone === 'live' && <LevelMeter kind="live" height={16} />}
      {icon && <Icon of={icon} size="sm" />}
      <bdi>{children}</bdi>
    </span>
  );
}

import { Button } from '../Button/Button.tsx';
import * as styles from './LeavingNotice.css.ts';

export type LeavingNoticeProps = {
  /** How long until the page leads on by itself, in milliseconds. */
  lastsMs: number;
  goNow: string;
  onGoNow: () => void;
};

/** The page leads on by itself: how much time is left, and a way not to wait. */
export function LeavingNotice({ lastsMs, goNow, onGoNow }: LeavingNoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.track} aria-hidden>
        <div className={styles.left} style={{ animationDuration: `${lastsMs}ms` }} />
      </div>
      <Button variant="secondary" onClick={onGoNow}>
        {goNow}
      </Button>
    </div>
  );
}

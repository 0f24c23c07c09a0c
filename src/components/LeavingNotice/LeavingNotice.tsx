import { Button } from '../Button/Button.tsx';
import * as styles from './LeavingNotice.css.ts';

export type LeavingNoticeProps = {
  /** Milliseconds until the page redirects. */
  lastsMs: number;
  goNow: string;
  onGoNow: () => void;
};

/** Announces a redirect: the remaining time, and a link to skip it. */
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

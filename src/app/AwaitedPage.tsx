import { useLayoutEffect } from 'react';
import * as styles from './AwaitedPage.css.ts';

/**
 * Stands for a page that is still being fetched: seen from its top, and as high as the window. An empty place would
 * draw the foot into view, and the page would push it out again.
 */
export function AwaitedPage() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <div className={styles.place} />;
}

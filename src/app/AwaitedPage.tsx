import { useLayoutEffect } from 'react';
import * as styles from './AwaitedPage.css.ts';

/**
 * Placeholder for a loading page, as high as the window: without it the footer would move into view and the page
 * would push it out again.
 */
export function AwaitedPage() {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return <div className={styles.place} />;
}

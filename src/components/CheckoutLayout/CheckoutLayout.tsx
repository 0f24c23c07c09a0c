import { useSyncExternalStore, type ReactNode } from 'react';
import { wideScreen } from '../../theme/preferences.ts';
import { OrderSummary, type OrderSummaryProps } from '../OrderSummary/OrderSummary.tsx';
import { VoteSteps, type VoteStep } from '../VoteSteps/VoteSteps.tsx';
import * as styles from './CheckoutLayout.css.ts';

export type CheckoutLayoutProps = {
  step: VoteStep;
  /** The h1 of the page. */
  title: ReactNode;
  /** A deadline, between the title and the columns. */
  notice?: ReactNode;
  /** The summary beside the main column; its `action` and `narrow` are set here. */
  summary: Omit<OrderSummaryProps, 'action' | 'narrow'>;
  /** On a narrow screen: collapsed at the top, or its price below the main column. */
  narrowSummary?: 'top' | 'below';
  /**
   * The button that pays or continues: in the summary on a wide screen, below the main column on a narrow one.
   */
  action: ReactNode;
  /** Replaces `action` on a narrow screen: a StickyBar. */
  bar?: ReactNode;
  /** The main column. */
  children: ReactNode;
};

/**
 * Steps, title, and two columns that become one. The main column keeps its position in the document when the
 * width changes: moving an iframe reloads it and loses the typed card.
 */
export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { step, title, notice, summary, narrowSummary = 'top', action, bar, children } = props;
  const wide = useWideScreen();
  const barred = !wide && bar !== undefined;
  return (
    <div className={barred ? `${styles.page} ${styles.withBar}` : styles.page}>
      <div>
        <VoteSteps current={step} />
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <div className={styles.notice}>{notice}</div>
        <div className={styles.columns}>
          {!wide && narrowSummary === 'top' && <OrderSummary {...summary} narrow="collapsed" />}
          <div className={styles.main}>{children}</div>
          {!wide && narrowSummary === 'below' && <OrderSummary {...summary} narrow="price" />}
          {wide && (
            <div className={styles.side}>
              <OrderSummary {...summary} action={action} />
            </div>
          )}
        </div>
      </div>
      {barred && bar}
      {!wide && !barred && <div className={styles.foot}>{action}</div>}
    </div>
  );
}

const wideQuery = () => (typeof matchMedia === 'function' ? matchMedia(wideScreen) : undefined);

function watchWidth(changed: () => void): () => void {
  const list = wideQuery();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** Whether two columns fit; true during server-side rendering. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => wideQuery()?.matches ?? true,
    () => true,
  );
}

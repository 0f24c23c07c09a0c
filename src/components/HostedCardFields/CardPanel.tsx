import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFrameState } from './cardFrameState.ts';
import { CardStatus } from './CardStatus.tsx';
import * as styles from './HostedCardFields.css.ts';

type Props = { state: CardFrameState; busy?: boolean; children: ReactNode };

/** The panel around the frame: its title, and whose fields these are. */
export function CardPanel({ state, busy = false, children }: Props) {
  const { t } = useTranslation('pay');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('card.title')}
        </h2>
        <CardStatus state={state} />
      </div>
      <div className={styles.frame} aria-busy={busy}>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../Panel/Panel.tsx';
import type { CardFrameState } from './cardFrameState.ts';
import { CardStatus } from './CardStatus.tsx';
import * as styles from './HostedCardFields.css.ts';

type Props = { state: CardFrameState; busy?: boolean; children: ReactNode };

/** The panel around the frame: its title, and whose fields these are. */
export function CardPanel({ state, busy = false, children }: Props) {
  const { t } = useTranslation('pay');
  return (
    <Panel title={t('card.title')} aside={<CardStatus state={state} />}>
      <div className={styles.frame} aria-busy={busy}>
        {children}
      </div>
    </Panel>
  );
}

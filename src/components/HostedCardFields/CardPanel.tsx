import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../Panel/Panel.tsx';
import type { CardFrameState } from './cardFrameState.ts';
import { CardStatus } from './CardStatus.tsx';
import * as styles from './HostedCardFields.css.ts';

type Props = {
  state: CardFrameState;
  /** Reserves room for card fields of unknown height. */
  reserve?: boolean;
  children: ReactNode;
};

/** The panel around the frame: its title and who provides the fields. */
export function CardPanel({ state, reserve = false, children }: Props) {
  const { t } = useTranslation('pay');
  const room = state === 'waiting' ? styles.reservedWide : styles.reserved;
  return (
    <Panel title={t('card.title')} aside={<CardStatus state={state} />}>
      <div className={reserve ? `${styles.frame} ${room}` : styles.frame} aria-busy={state === 'loading'}>
        {children}
      </div>
    </Panel>
  );
}

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';
import { cardFrameAddress, cardFrameSandbox, type CardFrameAddress } from './cardFrame.ts';
import { CardStatus } from './CardStatus.tsx';
import * as styles from './HostedCardFields.css.ts';
import { useCardFrame, type CardFrameState, type FrameSettings } from './useCardFrame.ts';

export type HostedCardFieldsProps = FrameSettings & {
  /** `payment.url` of the order; undefined until there is one. */
  url: string | undefined;
  /** Shown instead of the frame while there is no order. */
  placeholder?: ReactNode;
};

/** The gateway's own card fields in an iframe: this page never sees a card digit (decision D11). */
export function HostedCardFields({ url, placeholder, ...settings }: HostedCardFieldsProps) {
  const { t } = useTranslation('pay');
  const [attempt, setAttempt] = useState(0);
  if (url === undefined) {
    return (
      <CardPanel state="waiting" reserve>
        <div className={styles.over}>{placeholder ?? t('card.waiting')}</div>
      </CardPanel>
    );
  }
  return (
    <AddressedFields
      key={`${url} ${attempt}`}
      url={url}
      {...settings}
      onReload={() => setAttempt(attempt + 1)}
    />
  );
}

type AddressedProps = FrameSettings & { url: string; onReload: () => void };

function AddressedFields({ url, onReload, ...settings }: AddressedProps) {
  // Set once: a new address reloads the frame, so later changes of language or theme go by message.
  const [address] = useState(() => cardFrameAddress(url, settings, window.location.origin));
  if (!address) return <CardFieldsFailure onReload={onReload} />;
  return <CardFrameView address={address} onReload={onReload} {...settings} />;
}

/** The frame's height stays between these (CSS pixels), whatever the gateway's fields ask for. */
const LEAST_HEIGHT = 320;
const MOST_HEIGHT = 1200;

type CardFrameViewProps = FrameSettings & { address: CardFrameAddress; onReload: () => void };

/** One card frame over its whole life. */
function CardFrameView({ address, onReload, ...settings }: CardFrameViewProps) {
  const { t } = useTranslation('pay');
  const { attach, state, height } = useCardFrame(address.origin, settings);
  if (state === 'unreachable') return <CardFieldsFailure onReload={onReload} />;
  const loading = state === 'loading';
  const blockSize = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, Math.ceil(height ?? 0)));
  return (
    <CardPanel state={state} reserve={height === undefined}>
      <iframe
        ref={attach}
        src={address.src}
        title={t('card.frameTitle')}
        allow="payment"
        sandbox={cardFrameSandbox}
        referrerPolicy="origin"
        className={loading ? `${styles.fields} ${styles.unseen}` : styles.fields}
        style={{ blockSize }}
      />
      {loading && (
        <p className={styles.loading}>
          <LevelMeter kind="spinner" height={16} />
          {t('card.loading')}
        </p>
      )}
    </CardPanel>
  );
}

/** The gateway is unreachable, or its address is invalid. The outcome of an earlier try is unknown here. */
function CardFieldsFailure({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('pay');
  return (
    <CardPanel state="unreachable">
      <div className={styles.broken}>
        <RetryPanel message={t('card.unreachable')} onRetry={onReload}>
          {t('card.unreachableText')}
        </RetryPanel>
      </div>
    </CardPanel>
  );
}

type CardPanelProps = {
  state: CardFrameState;
  /** Reserves room for card fields of unknown height. */
  reserve?: boolean;
  children: ReactNode;
};

/** The panel around the frame: its title and who provides the fields. */
function CardPanel({ state, reserve = false, children }: CardPanelProps) {
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

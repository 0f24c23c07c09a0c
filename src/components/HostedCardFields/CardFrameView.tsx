import { useTranslation } from 'react-i18next';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { cardFrameSandbox, type CardFrameAddress } from './cardFrame.ts';
import { CardPanel } from './CardPanel.tsx';
import { CardTrouble } from './CardTrouble.tsx';
import * as styles from './HostedCardFields.css.ts';
import { useCardFrame, type FrameSettings } from './useCardFrame.ts';

/** CSS pixels. Bounds for the height that the gateway's fields may ask for. */
const LEAST_HEIGHT = 320;
const MOST_HEIGHT = 1200;

type Props = FrameSettings & { address: CardFrameAddress; onReload: () => void };

/** One card frame over its whole life. */
export function CardFrameView({ address, onReload, ...settings }: Props) {
  const { t } = useTranslation('pay');
  const { attach, state, height } = useCardFrame(address.origin, settings);
  if (state === 'unreachable') return <CardTrouble onReload={onReload} />;
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

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardFrameAddress } from './cardFrame.ts';
import { CardFrameView } from './CardFrameView.tsx';
import { CardPanel } from './CardPanel.tsx';
import { CardTrouble } from './CardTrouble.tsx';
import * as styles from './HostedCardFields.css.ts';
import type { FrameSettings } from './useCardFrame.ts';

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
  if (!address) return <CardTrouble onReload={onReload} />;
  return <CardFrameView address={address} onReload={onReload} {...settings} />;
}

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
  /** What stands in the frame's place while there is no order. */
  placeholder?: ReactNode;
};

/** The gateway's own card fields, framed: no card digit ever reaches this page (decision D11). */
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
  // Made once: a later change of language or theme is told to the frame, since a new address would load it again.
  const [address] = useState(() => cardFrameAddress(url, settings, window.location.origin));
  if (!address) return <CardTrouble onReload={onReload} />;
  return <CardFrameView address={address} onReload={onReload} {...settings} />;
}

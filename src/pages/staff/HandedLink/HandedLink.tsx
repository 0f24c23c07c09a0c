import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { leftToRight } from '../../../theme/layout.css.ts';
import * as styles from './HandedLink.css.ts';

type Props = {
  /** What the link is, if not an invitation's. */
  title?: string;
  /** For whom the link is. */
  text: ReactNode;
  link: string;
  /** The person also gets it by e-mail. */
  isMailed: boolean;
  /** Closes the link, which does not show again. */
  close: string;
  onClose: () => void;
};

/** A link with a secret that a person hands over; it shows once. */
export function HandedLink({ title, text, link, isMailed, close, onClose }: Props) {
  const { t } = useTranslation('staff');
  return (
    <>
      <Note alert kind="success" title={title ?? t('invite.linkTitle')}>
        {text}
      </Note>
      <p className={styles.hint}>{t(isMailed ? 'invite.mailed' : 'invite.notMailed')}</p>
      <p className={styles.link}>
        <code className={`${styles.address} ${leftToRight}`}>{link}</code>
        <CopyButton
          text={link}
          label={t('invite.copy')}
          onCopied={(worked) => announce(t(worked ? 'invite.copied' : 'invite.notCopied'))}
        />
      </p>
      <Button variant="secondary" onClick={onClose}>
        {close}
      </Button>
    </>
  );
}

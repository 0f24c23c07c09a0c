import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { leftToRight } from '../../../theme/layout.css.ts';
import * as styles from './PreviewPanel.css.ts';

type Props = { link: string; until: string; onClose: () => void };

/** A new preview link; it shows once. */
export function NewLink({ link, until, onClose }: Props) {
  const { t } = useTranslation(['staffLife', 'staff']);
  return (
    <>
      <Note alert kind="success" title={t('preview.handed')}>
        {t('preview.handedText', { until })}
      </Note>
      <p className={styles.link}>
        <code className={`${styles.address} ${leftToRight}`}>{link}</code>
        <CopyButton
          text={link}
          label={t('staff:invite.copy')}
          onCopied={(worked) => announce(t(worked ? 'staff:invite.copied' : 'staff:invite.notCopied'))}
        />
      </p>
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('preview.close')}
        </Button>
      </div>
    </>
  );
}

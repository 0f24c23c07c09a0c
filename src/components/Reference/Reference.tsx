import { useTranslation } from 'react-i18next';
import { leftToRight } from '../../theme/layout.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { announce } from '../LiveRegions/announcer.ts';
import * as styles from './Reference.css.ts';

export type ReferenceProps = {
  /** The server's id of the failed request; none if no server answered. */
  id: string | null | undefined;
};

/** Lets support find a failure in the server's logs. */
export function Reference({ id }: ReferenceProps) {
  const { t } = useTranslation('common');
  if (!id) return null;
  return (
    <p className={styles.reference}>
      {t('reference.label')}
      <code className={`${styles.code} ${leftToRight}`}>{id}</code>
      <CopyButton
        link
        text={id}
        label={t('reference.copy')}
        onCopied={(worked) => announce(t(worked ? 'reference.copied' : 'reference.notCopied'))}
      />
    </p>
  );
}

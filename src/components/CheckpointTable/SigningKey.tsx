import { useTranslation } from 'react-i18next';
import type { KeyDeclaration } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './CheckpointTable.css.ts';

type Props = {
  fingerprint: string;
  declarations: readonly KeyDeclaration[];
  onAnnounce: ((sentence: string) => void) | undefined;
};

/** Fingerprint of the key that signs checkpoints, and every change of that key. */
export function SigningKey({ fingerprint, declarations, onAnnounce }: Props) {
  const { t } = useTranslation('receipt');
  const announceCopy = (worked: boolean) =>
    onAnnounce?.(t(worked ? 'receipt.keyCopied' : 'receipt.notCopied'));
  return (
    <div className={styles.key}>
      <p>{t('transparency.points.key')}</p>
      <p className={styles.copied}>
        <bdi className={`${styles.keyValue} ${leftToRight}`}>{fingerprint}</bdi>
        <CopyButton text={fingerprint} label={t('receipt.copyKey')} link onCopied={announceCopy} />
      </p>
      {declarations.length > 0 && (
        <>
          <p>{t('transparency.points.changes')}</p>
          <ul>
            {declarations.map((declaration) => (
              <Change key={declaration.ordinal} declaration={declaration} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Change({ declaration }: { declaration: KeyDeclaration }) {
  const { t } = useTranslation('receipt');
  const format = useFormat();
  const { at, number, new_key, old_signature, reason } = declaration;
  const said = { date: format.date(at), number: format.number(number) };
  return (
    <li>
      {t(`transparency.points.${old_signature === null ? 'lost' : 'rotated'}`, said)}{' '}
      <bdi className={`${styles.keyValue} ${leftToRight}`}>{new_key}</bdi>
      {reason !== null && (
        <>
          {t('transparency.points.why')} <bdi>{reason}</bdi>
        </>
      )}
    </li>
  );
}

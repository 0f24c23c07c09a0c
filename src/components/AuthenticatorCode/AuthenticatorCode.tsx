import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { announce } from '../LiveRegions/announcer.ts';
import * as styles from './AuthenticatorCode.css.ts';

export type AuthenticatorCodeProps = {
  /** What the app reads from the picture. */
  address: string;
  /** The same key to type, in base32. */
  secret: string;
};

/** The key of an authenticator app, as a QR code and as text. */
export function AuthenticatorCode({ address, secret }: AuthenticatorCodeProps) {
  const { t } = useTranslation('staff');
  const { size, path } = useMemo(() => drawingOf(address), [address]);
  return (
    <div className={styles.frame}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('authenticator.picture')}
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className={styles.manual}>
        <p className={styles.hint}>{t('authenticator.manual')}</p>
        <div className={styles.line}>
          <code className={styles.secret}>{grouped(secret)}</code>
          <CopyButton
            text={secret}
            label={t('authenticator.copy')}
            onCopied={(worked) => announce(t(worked ? 'authenticator.copied' : 'authenticator.notCopied'))}
          />
        </div>
      </div>
    </div>
  );
}

/** Four characters at a time, as people type them. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The QR code as one path: a run of dark modules is one bar, so that the page has few shapes. */
function drawingOf(address: string): { size: number; path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const bars = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}z`),
  );
  return { size, path: bars.join('') };
}

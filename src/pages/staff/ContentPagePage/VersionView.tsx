import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPageVersion } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { type Language, languages } from '../../../i18n/language.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { pageVersionReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import * as styles from './ContentPagePage.css.ts';

type Props = {
  version: number;
  versionOf: (version: number) => typeof pageVersionReading;
  onTake: (version: StaffPageVersion) => void;
};

/** The texts of a version in both languages. */
export function VersionView({ version, versionOf, onTake }: Props) {
  const { t } = useTranslation('staffPages');
  const words = useErrorWords();
  const [machine] = useState(() => versionOf(version));
  const [snapshot, send] = useMachine(machine);
  const { data, formError } = snapshot.context;
  return (
    <section aria-label={t('version.title', { version })} className={styles.earlier}>
      <h3 className={styles.phoneName}>{t('version.title', { version })}</h3>
      {snapshot.matches('loading') && !data && <Skeleton kind="row" count={2} label={t('version.loading')} />}
      {snapshot.matches('failed') && (
        <RetryPanel message={t('version.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {data && (
        <>
          <p className={styles.quiet}>{t('versions.address', { slug: `/${data.slug}` })}</p>
          <div className={styles.sides}>
            {languages.map((language) => (
              <VersionTexts key={language} version={data} language={language} />
            ))}
          </div>
          <div className={styles.acts}>
            <Button variant="secondary" onClick={() => onTake(data)}>
              {t('version.take')}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'refresh.requested' })}>
              {t('version.again')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** All that the form takes of one language. */
function VersionTexts({ version, language }: { version: StaffPageVersion; language: Language }) {
  const { t } = useTranslation('staffPages');
  const title = version[`title_${language}`];
  const description = version[`description_${language}`];
  const body = version[`body_${language}`];
  if (title === null && description === null && body === null)
    return <p className={styles.quiet}>{t('version.none')}</p>;
  return (
    <div lang={language} dir="auto" className={styles.side}>
      {title !== null && (
        <p className={styles.earlierTitle}>
          <bdi>{title}</bdi>
        </p>
      )}
      {description !== null && <p className={styles.quiet}>{description}</p>}
      {body !== null && <Prose text={body} />}
    </div>
  );
}

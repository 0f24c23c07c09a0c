import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPageVersion } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type {
  pageVersionReading,
  pageVersionsReading,
} from '../../../machines/staffReading/staffReadingMachine.ts';
import * as styles from './ContentPagePage.css.ts';
import { VersionLine } from './VersionLine.tsx';
import { VersionView } from './VersionView.tsx';

export type Versions = {
  versions: typeof pageVersionsReading;
  versionOf: (version: number) => typeof pageVersionReading;
};

type Props = Versions & {
  /** How often the form was saved: each save makes another version. */
  saves: number;
  onTake: (version: StaffPageVersion) => void;
};

/** Each text that the page had, with its person and time. One can be looked at and taken into the form. */
export function VersionsPanel({ versions, versionOf, saves, onTake }: Props) {
  const { t } = useTranslation('staffPages');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(versions);
  const [opened, setOpened] = useState<number | null>(null);
  const { data, formError } = snapshot.context;
  useEffect(() => {
    if (saves > 0) send({ type: 'refresh.requested' });
  }, [saves, send]);
  return (
    <Panel title={t('versions.title')} hint={t('versions.hint')}>
      {snapshot.matches('loading') && !data && (
        <Skeleton kind="row" count={2} label={t('versions.loading')} />
      )}
      {snapshot.matches('failed') && (
        <RetryPanel message={t('versions.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {data && (
        <ol className={styles.versions} reversed>
          {data.map((version, index) => (
            <VersionLine
              key={version.version}
              version={version}
              isPresent={index === 0}
              isOpen={version.version === opened}
              onToggle={() => setOpened(version.version === opened ? null : version.version)}
            />
          ))}
        </ol>
      )}
      {opened !== null && (
        <VersionView
          key={opened}
          version={opened}
          versionOf={versionOf}
          onTake={(version) => {
            setOpened(null);
            onTake(version);
          }}
        />
      )}
      <div>
        <Button variant="quiet" onClick={() => send({ type: 'refresh.requested' })}>
          {t('versions.again')}
        </Button>
      </div>
    </Panel>
  );
}

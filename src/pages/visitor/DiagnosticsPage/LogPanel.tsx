import Download from '@lucide/icons/icons/download';
import { useTranslation } from 'react-i18next';
import { logLevels } from '../../../../domain/logEntry.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { entriesOf } from '../../../machines/diagnostics/diagnosticsMachine.ts';
import type { DiagnosticsContext, DiagnosticsEvent } from '../../../machines/diagnostics/diagnosticsTypes.ts';
import * as styles from './DiagnosticsPage.css.ts';
import { LogEntries } from './LogEntries.tsx';

type Props = Pick<DiagnosticsContext, 'log' | 'level'> & { send: (event: DiagnosticsEvent) => void };

/** The log of this browser: filtered by level, downloaded and cleared. */
export function LogPanel({ log, level, send }: Props) {
  const { t } = useTranslation('diagnostics');
  const levels = logLevels.map((each) => ({ value: each, label: each }));
  return (
    <Panel title={t('log.title')}>
      {!log.isKept && <Note kind="warning" title={t('log.notKept')} />}
      <div className={styles.controls}>
        <Field label={t('log.level')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={levels}
              empty={t('log.all')}
              value={level ?? ''}
              onChange={(value) =>
                send({ type: 'level.chosen', level: logLevels.find((each) => each === value) ?? null })
              }
            />
          )}
        </Field>
        <div className={styles.actions}>
          {level !== null && (
            <Button
              iconStart={<Icon of={Download} size="sm" />}
              onClick={() => send({ type: 'download.requested', level })}
            >
              {t('log.downloadLevel', { level })}
            </Button>
          )}
          <Button
            variant={level === null ? 'primary' : 'secondary'}
            iconStart={<Icon of={Download} size="sm" />}
            onClick={() => send({ type: 'download.requested', level: null })}
          >
            {t('log.downloadAll')}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'clearing.requested' })}>
            {t('log.clear')}
          </Button>
        </div>
      </div>
      <LogEntries entries={entriesOf(log.entries, level)} level={level} />
    </Panel>
  );
}

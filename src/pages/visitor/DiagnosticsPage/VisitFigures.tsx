import { useTranslation } from 'react-i18next';
import { QUEUE_SIZE } from '../../../../domain/monitorFigures.ts';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Vital, Watched } from '../../../machines/diagnostics/diagnosticsMachine.ts';
import * as styles from './DiagnosticsPage.css.ts';
import { Facts } from './Facts.tsx';

const THOUSANDTHS = 1_000;

/** Figures of the client monitor about the calls of this visit. */
export function VisitFigures({ watched }: { watched: Watched }) {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const { isOnline, health, requests, errorRate, averageMs, pending } = watched;
  const formatKnown = (value: string) => (requests === 0 ? t('visit.none') : value);
  return (
    <Panel title={t('visit.title')}>
      <Facts
        facts={[
          { label: t('visit.connection'), value: t(isOnline ? 'visit.online' : 'visit.offline') },
          { label: t('visit.health'), value: t(`visit.${health}`) },
          { label: t('visit.requests'), value: format.number(requests) },
          { label: t('visit.errors'), value: formatKnown(format.percent(errorRate * 100)) },
          { label: t('visit.average'), value: formatKnown(t('visit.ms', { value: Math.round(averageMs) })) },
          { label: t('visit.queue'), value: t('visit.ofQueue', { pending, size: QUEUE_SIZE }) },
        ]}
      />
    </Panel>
  );
}

/** Web vitals of the page, by their usual names. */
export function Vitals({ vitals }: { vitals: readonly Vital[] }) {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const formatVital = ({ name, value }: Vital) =>
    name === 'CLS' ? format.decimal3(value / THOUSANDTHS) : t('visit.ms', { value });
  return (
    <Panel title={t('vitals.title')}>
      {vitals.length === 0 && <p className={styles.nothing}>{t('vitals.empty')}</p>}
      <Facts
        facts={vitals.map((vital) => ({
          label: t(`vitals.${vital.name as 'LCP'}`),
          value: t('vitals.value', {
            value: formatVital(vital),
            rating: t(`vitals.${vital.rating as 'good'}`),
          }),
        }))}
      />
    </Panel>
  );
}

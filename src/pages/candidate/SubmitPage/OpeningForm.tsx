import { useTranslation } from 'react-i18next';
import { LevelMeter } from '../../../components/LevelMeter/LevelMeter.tsx';
import * as frame from '../entry/EntryFrame.css.ts';

export function OpeningForm() {
  const { t } = useTranslation('entries');
  return (
    <output className={frame.loading}>
      <span className={frame.meter}>
        <LevelMeter kind="spinner" />
      </span>
      {t('replace.opening')}
    </output>
  );
}

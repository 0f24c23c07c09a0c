import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import * as styles from './RoundsPage.css.ts';

type Props = {
  /** How many windows were moved. */
  moved: number;
  isSaving: boolean;
  isSaved: boolean;
  canSave: boolean;
  onSave: () => void;
  onDrop: () => void;
};

/** Saves the moved windows, or drops them. */
export function SaveBar({ moved, isSaving, isSaved, canSave, onSave, onDrop }: Props) {
  const { t } = useTranslation('staffRounds');
  return (
    <div className={styles.bar}>
      <output className={styles.count}>
        {isSaved ? t('timeline.saved') : t('timeline.changed', { count: moved })}
      </output>
      {moved > 0 && !isSaving && (
        <Button variant="quiet" onClick={onDrop}>
          {t('timeline.drop')}
        </Button>
      )}
      <Button
        busy={isSaving ? t('timeline.saving') : undefined}
        disabledReason={
          canSave || isSaving ? undefined : t(moved === 0 ? 'timeline.nothing' : 'timeline.mend')
        }
        onClick={onSave}
      >
        {t('timeline.save')}
      </Button>
    </div>
  );
}

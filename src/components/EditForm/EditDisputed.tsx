import { useTranslation } from 'react-i18next';
import type { EditDispute } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';

type Props = {
  field: string;
  dispute: EditDispute;
  /** How a text of the field reads here, if not as it is. */
  shown?: (text: string) => string;
  onChoose: (choice: 'mine' | 'theirs') => void;
};

const asItIs = (text: string) => text;

/** Both texts of a field that two people changed; the person keeps one. */
export function EditDisputed({ field, dispute, shown = asItIs, onChoose }: Props) {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.dispute}>
      <legend className={styles.question}>{t('edit.which')}</legend>
      {(['mine', 'theirs'] as const).map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={`${field}-kept`}
            checked={dispute.choice === choice}
            onChange={() => onChoose(choice)}
          />
          <span>
            {t(`edit.keep.${choice}`)}
            <span className={styles.kept}>
              <bdi>{dispute[choice].trim() === '' ? t('edit.empty') : shown(dispute[choice])}</bdi>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

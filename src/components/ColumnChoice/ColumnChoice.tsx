import Columns3 from '@lucide/icons/icons/columns-3';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ColumnChoice.css.ts';

/** Columns that a person may hide, by key; the others always show. */
export type HiddenColumns = { hidden: readonly string[]; onHidden: (hidden: readonly string[]) => void };

export type ColumnChoiceProps = HiddenColumns & {
  columns: readonly { key: string; label: string }[];
};

/** Chooses which columns a table shows. Phones leave these columns out, so it shows on wide screens only. */
export function ColumnChoice({ columns, hidden, onHidden }: ColumnChoiceProps) {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const change = (key: string, isShown: boolean) =>
    onHidden(isShown ? hidden.filter((each) => each !== key) : [...hidden, key]);
  return (
    <div className={styles.choice}>
      <Button
        variant="quiet"
        iconStart={<Icon of={Columns3} size="sm" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('columns.choose')}
      </Button>
      {isOpen && (
        <fieldset id={id} className={styles.boxes} aria-label={t('columns.choose')}>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              id={`${id}-${key}`}
              label={label}
              checked={!hidden.includes(key)}
              onChange={(isShown) => change(key, isShown)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

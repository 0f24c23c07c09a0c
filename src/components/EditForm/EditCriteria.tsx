import Plus from '@lucide/icons/icons/plus';
import Trash from '@lucide/icons/icons/trash';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  criteriaText,
  type CriterionRow,
  criterionRows,
  emptyCriterion,
  sumOfPercents,
} from '../../../domain/season/criterionRows.ts';
import { CRITERIA_MAX } from '../../../domain/season/seasonLimits.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { EditHint } from './EditHint.tsx';
import type { EditedForm, EditSingle } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';

type Props = { form: EditedForm; field: EditSingle };

const WHOLE = 100;
const parts = ['name_ar', 'name_en', 'percent'] as const;

/** The list of criteria: two names and a percent each. What the percents add up to shows at once. */
export function EditCriteria({ form, field }: Props) {
  const { t } = useTranslation('staff');
  const { percent } = useFormat();
  const add = useRef<HTMLButtonElement>(null);
  const { name, label, hint, locked } = field;
  const { texts, errors, isSaving = false, onChange } = form;
  const rows = criterionRows(texts[name] ?? '');
  const isFixed = isSaving || locked !== undefined;
  const sum = sumOfPercents(rows);
  const change = (next: readonly CriterionRow[]) => onChange(name, criteriaText(next));
  const error = errors[name];
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className={styles.criteria}
      aria-describedby={`${name}-sum${error === undefined ? '' : ` ${name}-error`}`}
    >
      <legend className={styles.legend}>{label}</legend>
      {(hint ?? locked) !== undefined && (
        <p className={styles.note}>
          <EditHint hint={hint} locked={locked} />
        </p>
      )}
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name than its place
        <fieldset
          key={index}
          aria-label={t('edit.criterion.row', { number: index + 1 })}
          className={styles.row}
        >
          {parts.map((part) => (
            <label key={part} className={styles.cell}>
              <span className={index === 0 ? styles.head : styles.laterHead}>
                {t(`edit.criterion.${part}`)}
              </span>
              <TextInput
                kind={part === 'percent' ? 'digits' : 'text'}
                autoComplete="off"
                {...(part !== 'percent' && { lang: part === 'name_ar' ? 'ar' : 'en' })}
                readOnly={isFixed}
                value={row[part]}
                onChange={(value) => change(rows.with(index, { ...row, [part]: value }))}
              />
            </label>
          ))}
          {!isFixed && (
            <span className={styles.remove}>
              <IconButton
                icon={Trash}
                label={t('edit.criterion.remove', { number: index + 1 })}
                onClick={() => {
                  change(rows.toSpliced(index, 1));
                  add.current?.focus();
                }}
              />
            </span>
          )}
        </fieldset>
      ))}
      <div className={styles.foot}>
        {!isFixed && rows.length < CRITERIA_MAX && (
          <Button
            ref={add}
            variant="quiet"
            iconStart={<Icon of={Plus} size="sm" />}
            onClick={() => change([...rows, emptyCriterion])}
          >
            {t('edit.criterion.add')}
          </Button>
        )}
        <output id={`${name}-sum`} className={sum === WHOLE || rows.length === 0 ? styles.state : styles.gap}>
          {rows.length > 0 &&
            t(sum === WHOLE ? 'edit.criterion.whole' : 'edit.criterion.sum', { sum: percent(sum) })}
        </output>
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { StaffCompetition } from '../../../../domain/staff/staffContract.ts';
import { textSearch } from '../../../../domain/textSearch.ts';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './CompetitionChoice.css.ts';

/** A list that is longer gets a search. */
const SHORT_LIST = 8;

type Props = {
  choices: readonly StaffCompetition[];
  /** The chosen ones; null for all, also later ones. */
  value: readonly string[] | null;
  /** Whether the person may choose all. */
  mayAll: boolean;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string[] | null) => void;
};

/** All competitions of an organisation, or some of them. */
export function CompetitionChoice({ choices, value, mayAll, error, readOnly, onChange }: Props) {
  const { t } = useTranslation('staff');
  const id = useId();
  const change = (next: string[] | null) => readOnly || onChange(next);
  return (
    <fieldset
      // The form looks for it by this name when it has an error.
      id="competitions"
      tabIndex={-1}
      className={styles.choice}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend id={`${id}-label`} className={styles.label}>
        {t('competitions.title')}
      </legend>
      {mayAll && (
        <div
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-invalid={error === undefined ? undefined : true}
        >
          {([true, false] as const).map((isAll) => (
            <label key={String(isAll)} className={styles.row}>
              <input
                type="radio"
                className={styles.radio}
                name={`${id}-all`}
                checked={(value === null) === isAll}
                onChange={() => change(isAll ? null : [])}
              />
              {t(isAll ? 'competitions.all' : 'competitions.some')}
            </label>
          ))}
        </div>
      )}
      {(value !== null || !mayAll) && (
        <CompetitionBoxes choices={choices} value={value ?? []} onChange={change} />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type BoxesProps = Pick<Props, 'choices'> & {
  value: readonly string[];
  onChange: (value: string[]) => void;
};

function CompetitionBoxes({ choices, value, onChange }: BoxesProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const [text, setText] = useState('');
  const finds = textSearch(text);
  const shown = choices.filter(({ name_ar, name_en, event }) =>
    finds ? finds([name_ar, name_en, event.name_ar, event.name_en]) : true,
  );
  const mark = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((each) => each !== id));
  return (
    <div className={styles.some}>
      {choices.length > SHORT_LIST && (
        <Field label={t('competitions.search')}>
          {(control) => <TextInput {...control} autoComplete="off" value={text} onChange={setText} />}
        </Field>
      )}
      <fieldset className={styles.boxes} aria-label={t('competitions.some')}>
        {shown.map((each) => (
          <Checkbox
            key={each.id}
            id={`competition-${each.id}`}
            label={localized(each, 'name', language)}
            hint={localized(each.event, 'name', language)}
            checked={value.includes(each.id)}
            onChange={(isChosen) => mark(each.id, isChosen)}
          />
        ))}
        {shown.length === 0 && <p className={styles.none}>{t('competitions.noneFound')}</p>}
      </fieldset>
    </div>
  );
}

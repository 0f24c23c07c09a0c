import CircleAlert from '@lucide/icons/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { monthNames } from '../../i18n/monthNames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SelectInput } from '../SelectInput/SelectInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import * as styles from './DateOfBirthField.css.ts';

export type DatePart = 'day' | 'month' | 'year';

export type DateOfBirthFieldProps = {
  values: Readonly<Record<DatePart, string>>;
  onChange: (part: DatePart, value: string) => void;
  error?: string | undefined;
  readOnly?: boolean;
};

/** Day and year are typed, in any digits; the month is chosen. Users know the date and need no calendar. */
export function DateOfBirthField({ values, onChange, error, readOnly = false }: DateOfBirthFieldProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const judged = {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : 'user_dob-error',
  };
  const months = monthNames(language).map((label, index) => ({ value: String(index + 1), label }));
  const partInput = (part: 'day' | 'year', autoComplete: string, maxLength: number) => (
    <label className={styles.part}>
      {t(`profile.${part}`)}
      <TextInput
        {...judged}
        id={part === 'day' ? 'user_dob' : undefined}
        kind="digits"
        autoComplete={autoComplete}
        maxLength={maxLength}
        readOnly={readOnly}
        value={values[part]}
        onChange={(value) => onChange(part, value)}
      />
    </label>
  );
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('profile.birthDate')}</legend>
      <div className={styles.parts}>
        {partInput('day', 'bday-day', 2)}
        <label className={styles.part}>
          {t('profile.month')}
          <SelectInput
            {...judged}
            autoComplete="bday-month"
            disabled={readOnly}
            empty={t('profile.choose')}
            choices={months}
            value={values.month}
            onChange={(value) => onChange('month', value)}
          />
        </label>
        {partInput('year', 'bday-year', 4)}
      </div>
      {error !== undefined && (
        <p id="user_dob-error" className={styles.error}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

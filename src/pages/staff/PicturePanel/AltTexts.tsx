import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import type { TypedAlt } from '../../../machines/pictureEdit/pictureEditTypes.ts';
import * as styles from './PicturePanel.css.ts';

type Props = {
  id: string;
  alt: TypedAlt;
  errors: Partial<Record<'alt_ar' | 'alt_en', string | undefined>>;
  isHeld: boolean;
  onChange: (alt: Partial<TypedAlt>) => void;
};

/** The texts that stand for a picture in both languages, with gaps marked; none for decoration. */
export function AltTexts({ id, alt, errors, isHeld, onChange }: Props) {
  const { t } = useTranslation('staffPicture');
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{t('alt.title')}</legend>
      {!alt.decorative && (
        <div className={styles.pair}>
          {(['ar', 'en'] as const).map((language) => {
            const field = `alt_${language}` as const;
            return (
              <div key={language}>
                <Field
                  id={`${id}-${field}`}
                  label={t(`alt.${language}`)}
                  hint={t('alt.hint')}
                  error={errors[field]}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      lang={language}
                      autoComplete="off"
                      aria-required
                      readOnly={isHeld}
                      value={alt[field]}
                      onChange={(value) => onChange({ [field]: value })}
                    />
                  )}
                </Field>
                {alt[field].trim() === '' && errors[field] === undefined && (
                  <p className={styles.gap}>{t('alt.gap')}</p>
                )}
              </div>
            );
          })}
        </div>
      )}
      <Checkbox
        id={`${id}-decorative`}
        label={t('alt.decorative')}
        hint={t('alt.decorativeHint')}
        checked={alt.decorative}
        onChange={(decorative) => !isHeld && onChange({ decorative })}
      />
    </fieldset>
  );
}

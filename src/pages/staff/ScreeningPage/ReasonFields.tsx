import { useTranslation } from 'react-i18next';
import type { BilingualReason } from '../../../../domain/staff/staffContract.ts';
import { LongText } from '../../../components/EditForm/LongText.tsx';
import { Field } from '../../../components/Field/Field.tsx';

type Props = { value: BilingualReason; onChange: (value: BilingualReason) => void };

/** A reason in both languages; the candidate reads the one of their language. */
export function ReasonFields({ value, onChange }: Props) {
  const { t } = useTranslation('staffScreening');
  return (
    <>
      {(['ar', 'en'] as const).map((language) => (
        <Field key={language} label={t(`reason.${language}`)}>
          {(control) => (
            <LongText
              {...control}
              lang={language}
              required
              maxLength={500}
              value={value[language]}
              onChange={(typed) => onChange({ ...value, [language]: typed })}
            />
          )}
        </Field>
      ))}
    </>
  );
}

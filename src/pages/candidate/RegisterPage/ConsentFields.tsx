import { useTranslation } from 'react-i18next';
import { ConsentCheckbox } from '../../../components/ConsentCheckbox/ConsentCheckbox.tsx';
import type { RegisterActor } from './registerActor.ts';
import * as styles from './RegisterPage.css.ts';
import { useRegistrationWords } from './useRegistrationWords.ts';

const consents = [
  { consent: 'read_requirement', word: 'requirements' },
  { consent: 'term_conditions', word: 'terms' },
] as const;

/** The consents, each with its dialog. */
export function ConsentFields({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const { fieldError } = useRegistrationWords(snapshot.context);
  return (
    <div className={styles.consents}>
      {consents.map(({ consent, word }) => (
        <ConsentCheckbox
          key={consent}
          id={consent}
          words={t(`register.consent.${word}`)}
          checked={snapshot.context.values[consent]}
          onOpen={() => send({ type: 'consent.opened', consent })}
          onWithdraw={() => send({ type: 'consent.withdrawn', consent })}
          error={fieldError(consent)}
        />
      ))}
    </div>
  );
}

import Circle from '@lucide/icons/icons/circle';
import CircleCheck from '@lucide/icons/icons/circle-check';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { passwordErrors, type PasswordErrorCode, type PasswordOwner } from '../../../domain/password.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PasswordRules.css.ts';

type Standing = 'met' | 'unmet' | 'later';

type Props = {
  password: string;
  repeated: string;
  /** Whose password it is. Left out: the server alone compares it with name and civil id. */
  owner?: PasswordOwner | undefined;
};

/** Which rules a new password meets so far: every rule by which the server judges it. */
export function PasswordRules({ password, repeated, owner }: Props) {
  const { t } = useTranslation('account');
  const broken = passwordErrors(password, owner);
  const meets = (...codes: PasswordErrorCode[]): Standing =>
    password !== '' && !codes.some((code) => broken.includes(code)) ? 'met' : 'unmet';
  const rules: { words: string; standing: Standing }[] = [
    {
      words: t('password.length', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }),
      standing: meets('passwordShort', 'passwordLong'),
    },
    { words: t('password.upper'), standing: meets('passwordUpper') },
    { words: t('password.special'), standing: meets('passwordSpecial') },
    { words: t('password.common'), standing: meets('passwordCommon') },
    { words: t('password.personal'), standing: owner ? meets('passwordPersonal') : 'later' },
    { words: t('password.same'), standing: password !== '' && password === repeated ? 'met' : 'unmet' },
  ];
  return (
    <div className={styles.rules}>
      <p id="password-rules">{t('password.rules')}</p>
      <ul className={styles.list} aria-labelledby="password-rules">
        {rules.map(({ words, standing }) => (
          <li key={words} className={standing === 'met' ? `${styles.rule} ${styles.met}` : styles.rule}>
            <Icon of={standing === 'met' ? CircleCheck : Circle} size="sm" />
            <span>
              {words}
              <span className={standing === 'later' ? undefined : visuallyHidden}>
                {' '}
                {standing === 'later' ? `(${t('password.later')})` : t(`password.${standing}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

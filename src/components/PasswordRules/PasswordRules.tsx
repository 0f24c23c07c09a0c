import Circle from '@lucide/icons/icons/circle';
import CircleCheck from '@lucide/icons/icons/circle-check';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN_LENGTH } from '../../../domain/limits.ts';
import { passwordErrors } from '../../../domain/password.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PasswordRules.css.ts';

type Props = { password: string; repeated: string };

/** Which rules a new password meets so far. */
export function PasswordRules({ password, repeated }: Props) {
  const { t } = useTranslation('account');
  const unmetRules = passwordErrors(password);
  const rules = [
    { words: t('password.length', { min: PASSWORD_MIN_LENGTH }), met: !unmetRules.includes('passwordShort') },
    { words: t('password.upper'), met: !unmetRules.includes('passwordUpper') },
    { words: t('password.special'), met: !unmetRules.includes('passwordSpecial') },
    { words: t('password.same'), met: password !== '' && password === repeated },
  ];
  return (
    <div className={styles.rules}>
      <p id="password-rules">{t('password.rules')}</p>
      <ul className={styles.list} aria-labelledby="password-rules">
        {rules.map(({ words, met }) => (
          <li key={words} className={met ? `${styles.rule} ${styles.met}` : styles.rule}>
            <Icon of={met ? CircleCheck : Circle} size="sm" />
            <span>
              {words}
              <span className={visuallyHidden}> {t(met ? 'password.met' : 'password.unmet')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import * as styles from './RegisterPage.css.ts';

/** The civil id has an account: its owner logs in and returns to the form. */
export function KnownPerson({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useTranslation('entries');
  const [before = '', inside = '', after = ''] = t('register.known').split(/[[\]]/);
  return (
    <span>
      {before}
      <a
        className={styles.link}
        href={accountPaths.login}
        onClick={(event) => {
          event.preventDefault();
          onLogIn();
        }}
      >
        {inside}
      </a>
      {after}
    </span>
  );
}

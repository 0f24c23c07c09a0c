import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import * as styles from './SecurityPage.css.ts';

type Props = {
  submit: string;
  /** Text while the form is sent; undefined before. */
  adding: string | undefined;
  /** Too many tries: the button waits. */
  isLimited: boolean;
  onCancel: () => void;
};

/** The buttons of the form that adds a passkey or an authenticator app. */
export function AddingActions({ submit, adding, isLimited, onCancel }: Props) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.actions}>
      <Button type="submit" busy={adding} disabledReason={isLimited ? t('signIn.waiting') : undefined}>
        {submit}
      </Button>
      <Button variant="quiet" disabledReason={adding} onClick={onCancel}>
        {t('factors.cancel')}
      </Button>
    </div>
  );
}

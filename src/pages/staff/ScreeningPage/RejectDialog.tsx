import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BilingualReason } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { KeyCaps } from '../../../components/KeyHelp/KeyCaps.tsx';
import { DialogFrame } from '../../../components/NoticeDialog/DialogFrame.tsx';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { takesText } from '../../../components/UndoToast/takesText.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ReasonFields } from './ReasonFields.tsx';
import * as styles from './ScreeningPage.css.ts';

type Props = {
  reasons: readonly BilingualReason[];
  onChoose: (reason: BilingualReason) => void;
  onCancel: () => void;
};

/** Why an entry is rejected: a usual reason by its number, or one in own words. Mounted while open. */
export function RejectDialog({ reasons, onChoose, onCancel }: Props) {
  const { t } = useTranslation('staffScreening');
  const language = useLanguage();
  const [own, setOwn] = useState<BilingualReason>({ ar: '', en: '' });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
      const reason = reasons[Number(digit) - 1];
      if (!reason || event.repeat || takesText(event.target)) return;
      event.preventDefault();
      onChoose(reason);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [reasons, onChoose]);
  return (
    <DialogFrame onClose={onCancel}>
      <div className={styles.form}>
        <Dialog.Title className={notice.title}>{t('reject.title')}</Dialog.Title>
        <p className={styles.quiet}>{t('reject.hint')}</p>
        <ol className={styles.reasons}>
          {reasons.map((reason, index) => (
            <li key={reason.en}>
              <Button variant="secondary" full wraps onClick={() => onChoose(reason)}>
                <KeyCaps keys={[String(index + 1)]} /> {reason[language]}
              </Button>
            </li>
          ))}
        </ol>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (own.ar.trim() && own.en.trim()) onChoose({ ar: own.ar.trim(), en: own.en.trim() });
          }}
        >
          <ReasonFields value={own} onChange={setOwn} />
          <div className={styles.actions}>
            <Button type="submit" variant="danger">
              {t('reject.own')}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </div>
    </DialogFrame>
  );
}

import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectionRequest } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { DialogFrame } from '../../../components/NoticeDialog/DialogFrame.tsx';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import * as styles from './ScreeningPage.css.ts';

const parts = ['media', 'document', 'details'] as const satisfies readonly CorrectionRequest['part'][];
const days = [1, 3, 7, 14];

type Props = { onAsk: (request: CorrectionRequest) => void; onCancel: () => void };

/** What the candidate is to send again, why, and until when. Mounted while open. */
export function AskDialog({ onAsk, onCancel }: Props) {
  const { t } = useTranslation('staffScreening');
  const [asked, setAsked] = useState<CorrectionRequest>({
    part: 'media',
    reason: { ar: '', en: '' },
    days: 3,
  });
  const { part, reason } = asked;
  return (
    <DialogFrame onClose={onCancel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.ar.trim() && reason.en.trim()) onAsk(asked);
        }}
      >
        <Dialog.Title className={notice.title}>{t('ask.title')}</Dialog.Title>
        <p className={styles.quiet}>{t('ask.hint')}</p>
        <Field label={t('ask.part')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
              value={part}
              onChange={(value) => setAsked({ ...asked, part: parts.find((each) => each === value) ?? part })}
            />
          )}
        </Field>
        <Field label={t('ask.days')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={days.map((count) => ({ value: String(count), label: t('ask.dayCount', { count }) }))}
              value={String(asked.days)}
              onChange={(value) => setAsked({ ...asked, days: Number(value) })}
            />
          )}
        </Field>
        <ReasonFields value={reason} onChange={(changed) => setAsked({ ...asked, reason: changed })} />
        <div className={styles.actions}>
          <Button type="submit">{t('ask.send')}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { recoveryRenewalMachine } from '../../../machines/recoveryRenewal/recoveryRenewalMachine.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import { CodesToKeep } from '../CodesToKeep/CodesToKeep.tsx';
import * as styles from './SecurityPage.css.ts';

type Props = {
  renewal: typeof recoveryRenewalMachine;
  /** How many were left when the page was read. */
  left: number;
};

/** How many recovery codes are left, and new ones in their place. */
export function CodesCard({ renewal, left }: Props) {
  const { t } = useTranslation('staff');
  const [snapshot, send] = useMachine(renewal);
  const { codes, made, isSaved, fieldErrors, formError } = snapshot.context;
  const busy = snapshot.matches('making') ? t('codes.making') : undefined;
  const isKeeping = snapshot.matches('keeping');
  const place = useRef<HTMLDivElement>(null);
  useViewFocus(isKeeping ? 'codes' : 'count', place);
  if (isKeeping)
    return (
      <Panel title={t('enrol.codesTitle')} hint={t('enrol.codesLead')}>
        <div ref={place} tabIndex={-1} className={styles.codes}>
          <CodesToKeep codes={codes} isSaved={isSaved} fieldErrors={fieldErrors} send={send}>
            <div>
              <Button type="submit">{t('codes.done')}</Button>
            </div>
          </CodesToKeep>
        </div>
      </Panel>
    );
  const isUnknown = snapshot.matches('unknown');
  return (
    <Panel title={t('security.codes')} hint={t('security.codesHint')}>
      <FormErrorNote formError={formError} />
      {isUnknown ? (
        <Note alert kind="warning" title={t('codes.unknown')}>
          {t('codes.unknownText')}
        </Note>
      ) : (
        <p>{t('security.codesLeft', { count: made ?? left })}</p>
      )}
      <div ref={place} tabIndex={-1} className={styles.focused}>
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => send({ type: isUnknown ? 'renew.confirmed' : 'renew.requested' })}
        >
          {isUnknown ? t('codes.confirm') : t('codes.renew')}
        </Button>
      </div>
      {snapshot.matches('confirming') && (
        <ConfirmDialog
          title={t('codes.title')}
          confirm={t('codes.confirm')}
          cancel={t('codes.keep')}
          onConfirm={() => send({ type: 'renew.confirmed' })}
          onCancel={() => send({ type: 'renew.cancelled' })}
        >
          {t('codes.text')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

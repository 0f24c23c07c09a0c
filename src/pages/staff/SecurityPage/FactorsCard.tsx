import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffFactors } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { factorEnrolmentMachine } from '../../../machines/factorEnrolment/factorEnrolmentMachine.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import { AddFactor } from './AddFactor.tsx';
import * as styles from './SecurityPage.css.ts';

type Props = { factors: typeof factorEnrolmentMachine; email: string };

/** A person's authenticator apps. */
export function FactorsCard({ factors, email }: Props) {
  const { t } = useTranslation('staff');
  const [snapshot, send] = useMachine(factors);
  const { authenticators, formError, removing, done } = snapshot.context;
  const isFirst = snapshot.matches('loading') && authenticators.length === 0;
  const lingering = useLingering(isFirst);
  const isProving = snapshot.matches('proving') || snapshot.matches('adding');
  const place = useRef<HTMLDivElement>(null);
  useViewFocus(isProving ? 'adding' : done ? `${done} of ${authenticators.length}` : 'list', place);
  if (snapshot.matches('failed'))
    return (
      <Panel title={t('factors.title')} hint={t('factors.hint')}>
        <RetryPanel message={t('factors.failed')} onRetry={() => send({ type: 'retry.requested' })} />
      </Panel>
    );
  return (
    <Panel title={t('factors.title')} hint={t('factors.hint')}>
      {lingering && <Skeleton kind="row" count={1} label={t('factors.loading')} />}
      {done && <Note alert kind="success" title={t(`factors.${done}`)} />}
      {!isProving && <FormErrorNote formError={formError} />}
      <ul>
        {authenticators.map((each) => (
          <Factor
            key={each.id}
            factor={each}
            isRemoving={snapshot.matches('removing') && removing === each.id}
            onRemove={
              authenticators.length > 1 && !isProving
                ? () => send({ type: 'remove.requested', id: each.id })
                : undefined
            }
          />
        ))}
      </ul>
      <div ref={place} tabIndex={-1} className={isProving ? undefined : styles.focused}>
        {isProving ? (
          <AddFactor snapshot={snapshot} send={send} email={email} />
        ) : (
          !isFirst && (
            <Button
              variant="secondary"
              busy={snapshot.matches('offering') ? t('factors.offering') : undefined}
              onClick={() => send({ type: 'add.requested' })}
            >
              {t('factors.add')}
            </Button>
          )
        )}
      </div>
      {snapshot.matches('confirming') && (
        <ConfirmDialog
          title={t('factors.removeTitle')}
          confirm={t('factors.removeConfirm')}
          cancel={t('factors.keep')}
          onConfirm={() => send({ type: 'remove.confirmed' })}
          onCancel={() => send({ type: 'remove.cancelled' })}
        >
          {t('factors.removeText')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

type FactorProps = {
  factor: StaffFactors['authenticators'][number];
  isRemoving: boolean;
  /** Undefined where it cannot be removed. */
  onRemove: (() => void) | undefined;
};

function Factor({ factor: { added_at, last_used_at }, isRemoving, onRemove }: FactorProps) {
  const { t } = useTranslation('staff');
  const { date, timeOfDay } = useFormat();
  const at = (ms: number) => ({ date: date(ms), time: timeOfDay(ms) });
  return (
    <li className={styles.factor}>
      <div>
        <p className={styles.factorName}>{t('factors.added_at', at(added_at))}</p>
        <p className={styles.hint}>{t('factors.used_at', at(last_used_at))}</p>
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          busy={isRemoving ? t('factors.removing') : undefined}
          aria-label={isRemoving ? undefined : t('factors.removeNamed', at(added_at))}
          onClick={onRemove}
        >
          {t('factors.remove')}
        </Button>
      )}
    </li>
  );
}

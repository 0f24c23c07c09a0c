import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
import { FactorLine } from './FactorLine.tsx';
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
  const { date, timeOfDay } = useFormat();
  const at = (ms: number) => ({ date: date(ms), time: timeOfDay(ms) });
  const place = useRef<HTMLDivElement>(null);
  useViewFocus(isProving ? 'adding' : done ? `${done} of ${authenticators.length}` : 'list', place);
  const outcome = done && <Note alert kind="success" title={t(`factors.${done}`)} />;
  if (snapshot.matches('failed'))
    return (
      <Panel title={t('factors.title')} hint={t('factors.hint')}>
        {outcome}
        <RetryPanel message={t('factors.failed')} onRetry={() => send({ type: 'retry.requested' })} />
      </Panel>
    );
  return (
    <Panel title={t('factors.title')} hint={t('factors.hint')}>
      {lingering && <Skeleton kind="row" count={1} label={t('factors.loading')} />}
      {outcome}
      {!isProving && <FormErrorNote formError={formError} />}
      <ul>
        {authenticators.map((each) => (
          <FactorLine
            key={each.id}
            title={t('factors.added_at', at(each.added_at))}
            hints={[t('factors.used_at', at(each.last_used_at))]}
            removeNamed={t('factors.removeNamed', at(each.added_at))}
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

import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reset } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ownResetMachine } from '../../../machines/ownReset/ownResetMachine.ts';
import { useViewFocus } from '../../useViewFocus.ts';

type Props = { machine: typeof ownResetMachine; reset: Reset; onStopped: () => void };

/** The open reset of the own access, with the way to stop it. */
export function OwnReset({ machine, reset: { by, works_at, expires_at }, onStopped }: Props) {
  const { t } = useTranslation('staff');
  const { date, timeOfDay } = useFormat();
  const [snapshot, send] = useMachine(machine);
  const isStopped = snapshot.matches('stopped');
  const place = useRef<HTMLDivElement>(null);
  useViewFocus(isStopped ? 'stopped' : 'open', place);
  useEffect(() => {
    if (isStopped) onStopped();
  }, [isStopped, onStopped]);
  const at = {
    date: date(works_at),
    time: timeOfDay(works_at),
    untilDate: date(expires_at),
    untilTime: timeOfDay(expires_at),
  };
  return (
    <div ref={place} tabIndex={-1}>
      {isStopped ? (
        <Note alert kind="success" title={t('ownReset.stopped')}>
          {t('ownReset.stoppedText')}
        </Note>
      ) : (
        <>
          <Note
            alert
            kind="warning"
            title={t('ownReset.title')}
            action={
              <Button
                variant="secondary"
                busy={snapshot.matches('stopping') ? t('ownReset.stopping') : undefined}
                onClick={() => send({ type: 'stop.requested' })}
              >
                {t('ownReset.stop')}
              </Button>
            }
          >
            {by === null ? t('ownReset.byCommand', at) : t('ownReset.text', { name: by, ...at })}
          </Note>
          <FormErrorNote formError={snapshot.context.formError} />
        </>
      )}
    </div>
  );
}

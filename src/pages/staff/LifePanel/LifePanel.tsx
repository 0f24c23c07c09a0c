import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LifeAct } from '../../../../domain/season/seasonLife.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { LifeActs } from './LifeActs.tsx';
import { LifeDialog } from './LifeDialog.tsx';
import type { LifeKind } from './lifeKind.ts';
import * as styles from './LifePanel.css.ts';

export type LifePanelProps = {
  life: typeof seasonLifeMachine;
  kind: LifeKind;
  name: string;
  mayAct: boolean;
  /** The form beside it has what is not saved. */
  isDirty: boolean;
  /** How often the form was saved: each save makes another version. */
  saves: number;
  /** The act that was done before the page began anew. */
  done?: LifeAct | null;
  onDone?: (act: LifeAct) => void;
  onGone?: () => void;
};

/** The state of something, what may become of it, and what that means for candidates and voters. */
export function LifePanel(props: LifePanelProps) {
  const { life: machine, kind, name, mayAct, isDirty, saves, done = null, onDone, onGone } = props;
  const { t } = useTranslation('staffLife');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(machine);
  const { life, asked, isRefused, formError } = snapshot.context;
  useEffect(() => {
    if (saves > 0) send({ type: 'refresh.requested' });
  }, [saves, send]);
  const isDone = snapshot.matches('done');
  const isGone = snapshot.matches('gone');
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !(isDone || isGone)) return;
    told.current = true;
    if (isGone) onGone?.();
    else if (asked) onDone?.(asked);
  }, [isDone, isGone, asked, onDone, onGone]);
  const said = isDone ? asked : done;
  const isActing = snapshot.matches('acting');
  const reason = mayAct ? (isDirty ? t('saveFirst') : undefined) : t('noRight');
  return (
    <Panel title={t(`title.${kind}`)} aside={life?.state && <Tag>{t(`state.${life.state}`)}</Tag>}>
      {said && !isGone && <Note alert kind="success" title={t(`done.${said}`)} />}
      {isRefused && <Note alert kind="warning" title={t('refused')} />}
      {snapshot.matches('ready') && <FormErrorNote formError={formError} />}
      {snapshot.matches('loading') && !life && <Skeleton kind="row" count={2} label={t('loading')} />}
      {snapshot.matches('failed') && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {snapshot.matches('unsure') && (
        <RetryPanel kind="warning" message={t('unsure')} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {isGone && <Note kind="success" title={t('gone')} />}
      {life?.state && !isGone && <p className={styles.means}>{t(`means.${life.state}`)}</p>}
      {(snapshot.matches('ready') || snapshot.matches('confirming') || isActing) && life && (
        <>
          <LifeActs {...{ life, kind, reason }} onAct={(act) => send({ type: 'act.requested', act })} />
          <div>
            <Button variant="quiet" onClick={() => send({ type: 'refresh.requested' })}>
              {t('again')}
            </Button>
          </div>
        </>
      )}
      {(snapshot.matches('confirming') || isActing) && asked && life && (
        <LifeDialog
          {...{ kind, name, act: asked, holds: life.holds, isActing }}
          onConfirm={() => send({ type: 'act.confirmed' })}
          onCancel={() => send({ type: 'act.cancelled' })}
        />
      )}
    </Panel>
  );
}

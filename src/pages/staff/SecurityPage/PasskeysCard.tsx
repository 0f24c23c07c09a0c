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
import type { ownPasskeysMachine } from '../../../machines/ownPasskeys/ownPasskeysMachine.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { FactorLine } from './FactorLine.tsx';
import * as styles from './SecurityPage.css.ts';

type Props = {
  passkeys: typeof ownPasskeysMachine;
  /** Whether this browser can use passkeys at this address. */
  canUse: boolean;
};

/** A person's passkeys, and why there can be none. */
export function PasskeysCard({ passkeys: machine, canUse }: Props) {
  const { t } = useTranslation('staff');
  const [snapshot, send] = useMachine(machine);
  const { passkeys, isPossible, formError, removing, done } = snapshot.context;
  const isFirst = snapshot.matches('loading') && passkeys.length === 0;
  const lingering = useLingering(isFirst);
  const isNaming = snapshot.matches('naming') || snapshot.matches('adding');
  const { date, timeOfDay } = useFormat();
  const at = (ms: number) => ({ date: date(ms), time: timeOfDay(ms) });
  const place = useRef<HTMLDivElement>(null);
  useViewFocus(isNaming ? 'adding' : done ? `${done} of ${passkeys.length}` : 'list', place);
  const outcome = done && <Note alert kind="success" title={t(`passkeys.${done}`)} />;
  if (snapshot.matches('failed'))
    return (
      <Panel title={t('passkeys.title')} hint={t('passkeys.hint')}>
        {outcome}
        <RetryPanel message={t('passkeys.failed')} onRetry={() => send({ type: 'retry.requested' })} />
      </Panel>
    );
  const named = passkeys.find(({ id }) => id === removing)?.name ?? '';
  return (
    <Panel title={t('passkeys.title')} hint={t('passkeys.hint')}>
      {lingering && <Skeleton kind="row" count={1} label={t('passkeys.loading')} />}
      {outcome}
      {!isNaming && <FormErrorNote formError={formError} />}
      {!isPossible && (
        <Note kind="info" title={t('passkeys.impossible')}>
          {t('passkeys.impossibleText')}
        </Note>
      )}
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((each) => (
            <FactorLine
              key={each.id}
              title={<bdi>{each.name}</bdi>}
              hints={[
                t('factors.added_at', at(each.added_at)),
                each.last_used_at === null
                  ? t('passkeys.unusedYet')
                  : t('passkeys.usedAt', at(each.last_used_at)),
              ]}
              removeNamed={t('passkeys.removeNamed', { name: each.name })}
              isRemoving={snapshot.matches('removing') && removing === each.id}
              onRemove={isNaming ? undefined : () => send({ type: 'remove.requested', id: each.id })}
            />
          ))}
        </ul>
      )}
      {isPossible && !canUse && <p className={styles.hint}>{t('passkeys.unsupported')}</p>}
      <div ref={place} tabIndex={-1} className={isNaming ? undefined : styles.focused}>
        {isNaming ? (
          <AddPasskey snapshot={snapshot} send={send} />
        ) : (
          !isFirst &&
          isPossible &&
          canUse && (
            <Button
              variant="secondary"
              busy={snapshot.matches('offering') ? t('passkeys.offering') : undefined}
              onClick={() => send({ type: 'add.requested' })}
            >
              {t('passkeys.add')}
            </Button>
          )
        )}
      </div>
      {snapshot.matches('confirming') && (
        <ConfirmDialog
          title={t('passkeys.removeTitle', { name: named })}
          confirm={t('passkeys.removeConfirm')}
          cancel={t('passkeys.keep')}
          onConfirm={() => send({ type: 'remove.confirmed' })}
          onCancel={() => send({ type: 'remove.cancelled' })}
        >
          {t('passkeys.removeText')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

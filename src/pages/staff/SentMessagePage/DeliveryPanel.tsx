import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { SentMessage } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { StatTile, StatTiles } from '../../../components/StatTile/StatTile.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import {
  canUndo,
  type messageDeliveryMachine,
  type MessageDeliveryEvent,
} from '../../../machines/messageDelivery/messageDeliveryMachine.ts';
import * as styles from '../MessageSendPage/MessageSendPage.css.ts';
import { deliveryStates } from './deliveryStates.ts';
import { useSentWords } from './useSentWords.ts';

export type DeliveryProps = {
  snapshot: SnapshotFrom<typeof messageDeliveryMachine>;
  act: (event: MessageDeliveryEvent) => void;
};

/** Whether the message waits, is on its way or was undone, its figures, and what can be done. */
export function DeliveryPanel(props: DeliveryProps & { message: SentMessage; mayAct: boolean }) {
  const { snapshot, act, message, mayAct } = props;
  const { t } = useTranslation('staffSent');
  const { timeOfDay } = useFormat();
  const { at, act: present } = snapshot.context;
  const { by } = useSentWords(at);
  const isActing = snapshot.matches('acting');
  const mayUndo = mayAct && canUndo(snapshot.context);
  const { delivery, undone } = message;
  return (
    <Panel title={t('message.delivery')} hint={!message.is_laid && !undone ? t('message.laying') : undefined}>
      {undone && <Note title={t('message.undone')}>{t('message.undoneText', { by: by(undone.by) })}</Note>}
      {canUndo(snapshot.context) && (
        <Note title={t('message.waits', { time: timeOfDay(message.due_at) })}>{t('message.waitsText')}</Note>
      )}
      <StatTiles label={t('message.figures')}>
        {deliveryStates
          .filter((each) => delivery[each] > 0 || each === 'sent' || each === 'due')
          .map((each) => (
            <StatTile key={each} label={t(`delivery.${each}`)} value={delivery[each]} />
          ))}
      </StatTiles>
      {(mayUndo || (mayAct && delivery.failed > 0)) && (
        <div className={styles.acts}>
          {mayUndo && (
            <Button
              variant="danger"
              busy={isActing && present === 'undo' ? t('message.undoing') : undefined}
              onClick={() => act({ type: 'undo.requested' })}
            >
              {t('message.undo')}
            </Button>
          )}
          {delivery.failed > 0 && (
            <Button
              variant="secondary"
              busy={isActing && present === 'retry' ? t('message.trying') : undefined}
              onClick={() => act({ type: 'sendAgain.requested' })}
            >
              {t('message.sendAgain')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

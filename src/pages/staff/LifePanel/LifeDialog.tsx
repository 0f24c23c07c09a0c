import { useTranslation } from 'react-i18next';
import { finalActs, type LifeAct } from '../../../../domain/season/seasonLife.ts';
import { NoticeDialog } from '../../../components/NoticeDialog/NoticeDialog.tsx';
import type { Life } from '../../../machines/seasonLife/seasonLifeTypes.ts';
import type { LifeKind } from './lifeKind.ts';

type Props = {
  kind: LifeKind;
  name: string;
  act: LifeAct;
  holds: Life['holds'];
  isActing: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says whom an act concerns and what it means, before it is done. */
export function LifeDialog({ kind, name, act, holds, isActing, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('staffLife');
  const isFinal = finalActs.includes(act);
  const { rounds, groups, entries, paid_fees: fees } = holds;
  const sentences = [
    t(`does.${kind}.${act}` as 'does.competition.close'),
    act === 'delete' && rounds > 0 && t('holds.rounds', { count: rounds }),
    act === 'delete' && groups > 0 && t('holds.groups', { count: groups }),
    act === 'cancel' && entries > 0 && t('holds.entries', { count: entries }),
    act === 'cancel' && fees > 0 && t('holds.fees', { count: fees }),
    (act === 'close' || act === 'cancel') && t('noMessage'),
    t(isFinal ? 'final' : 'undoable'),
  ];
  return (
    <NoticeDialog
      kind={isFinal ? 'warning' : 'info'}
      destructive={isFinal}
      title={t(`ask.${kind}.${act}` as 'ask.competition.close', { name })}
      confirm={t(`confirm.${act}`)}
      onConfirm={onConfirm}
      cancel={t('notNow')}
      onCancel={onCancel}
      busy={isActing ? t('acting') : undefined}
    >
      {sentences.filter(Boolean).join(' ')}
    </NoticeDialog>
  );
}

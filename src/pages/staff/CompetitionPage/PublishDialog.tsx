import { useTranslation } from 'react-i18next';
import { NoticeDialog } from '../../../components/NoticeDialog/NoticeDialog.tsx';

type Props = {
  name: string;
  event: { name: string; isDraft: boolean };
  /** How many findings stay open. */
  warnings: number;
  isPublishing: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says what becomes public, before it does. */
export function PublishDialog({ name, event, warnings, isPublishing, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('staffSeason');
  const sentences = [
    t('publish.public', { name, event: event.name }),
    event.isDraft && t('publish.publicEvent', { event: event.name }),
    warnings > 0 && t('publish.warnings', { count: warnings }),
    t('publish.cannotUndo'),
  ];
  return (
    <NoticeDialog
      kind="info"
      title={t('publish.dialog')}
      confirm={t('publish.confirm')}
      onConfirm={onConfirm}
      cancel={t('publish.cancel')}
      onCancel={onCancel}
      busy={isPublishing ? t('publish.publishing') : undefined}
    >
      {sentences.filter(Boolean).join(' ')}
    </NoticeDialog>
  );
}

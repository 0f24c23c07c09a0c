import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';
import type { CompetitionDraft } from '../../../machines/competitionDetails/competitionDetailsMachine.ts';
import * as styles from './CompetitionPage.css.ts';

type KeptDraftProps = {
  draft: CompetitionDraft;
  onDiscard: () => void;
};

/** Below the button: where and until when the registration can be continued, and how to discard it. */
export function KeptDraft({ draft: { until, inAccount }, onDiscard }: KeptDraftProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  return (
    <span className={styles.draft}>
      <span>{t(inAccount ? 'draft.inAccount' : 'draft.kept', { deadline: format.deadline(until) })}</span>
      <Button variant="secondary" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </span>
  );
}

type DiscardDraftProps = { onConfirm: () => void; onCancel: () => void };

export function DiscardDraft({ onConfirm, onCancel }: DiscardDraftProps) {
  const { t } = useTranslation('events');
  return (
    <LazyNoticeDialog
      kind="warning"
      destructive
      title={t('draft.ask')}
      confirm={t('draft.discard')}
      onConfirm={onConfirm}
      cancel={t('draft.keep')}
      onCancel={onCancel}
    >
      {t('draft.lose')}
    </LazyNoticeDialog>
  );
}

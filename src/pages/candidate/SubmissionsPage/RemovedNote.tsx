import Undo from '@lucide/icons/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { RemovedCard } from '../../../machines/mySubmissions/mySubmissionsTypes.ts';
import * as styles from './SubmissionsPage.css.ts';

type Props = { removed: readonly RemovedCard[]; onUndo: () => void };

/** Names the last removed card, and restores it; the note has no time limit. */
export function RemovedNote({ removed, onUndo }: Props) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const last = removed.at(-1);
  if (!last) return null;
  const name = localized(last.submission.competition, 'name', language);
  const undo = (
    <Button variant="secondary" data-undo onClick={onUndo} iconStart={<Icon of={Undo} size="sm" mirror />}>
      {t('submissions.undo')}
    </Button>
  );
  return (
    <div className={styles.removed}>
      <Note title={t('submissions.removed', { name })} action={undo} />
    </div>
  );
}

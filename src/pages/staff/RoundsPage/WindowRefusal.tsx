import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { StaffRounds } from '../../../../domain/staff/staffContract.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { groupWith } from '../../../machines/windowTimeline/timelineWindows.ts';
import type { Refusal } from '../../../machines/windowTimeline/windowTimelineTypes.ts';
import { FindingList } from './FindingList.tsx';

/** Why a window was not saved, and what to do. */
export function WindowRefusal({ refusal, rounds }: { refusal: Refusal; rounds: StaffRounds }) {
  const { t } = useTranslation('staffRounds');
  const language = useLanguage();
  const stored = groupWith(rounds, refusal.group);
  const group = stored ? localized(stored, 'name', language) : '';
  return (
    <Note
      alert
      kind={refusal.kind === 'meanwhile' ? 'warning' : 'error'}
      title={t(`refusal.${refusal.kind}`)}
    >
      {refusal.kind === 'findings' && <FindingList findings={refusal.findings} rounds={rounds} />}
      {refusal.kind === 'fixed' && t('refusal.fixedIn', { group, sentences: refusal.sentences.join(' ') })}
      {refusal.kind === 'meanwhile' &&
        (refusal.by === null
          ? t('refusal.meanwhileSomebody', { group })
          : t('refusal.meanwhileBy', { group, name: refusal.by }))}
    </Note>
  );
}

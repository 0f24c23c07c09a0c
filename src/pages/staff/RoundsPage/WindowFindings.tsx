import { useTranslation } from 'react-i18next';
import { isRefused, type WindowFinding } from '../../../../domain/season/checkWindows.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { findingsOf } from '../../../machines/windowTimeline/timelineWindows.ts';
import type { WindowTimelineContext } from '../../../machines/windowTimeline/windowTimelineTypes.ts';
import { FindingList } from './FindingList.tsx';

/** What is wrong with the windows, and what may be a mistake. */
export function WindowFindings({ context }: { context: WindowTimelineContext }) {
  const { t } = useTranslation('staffRounds');
  const findings = findingsOf(context);
  const [refused, warnings] = [findings.filter(isRefused), findings.filter((each) => !isRefused(each))];
  const list = (some: readonly WindowFinding[]) => <FindingList findings={some} rounds={context.rounds!} />;
  return (
    <div aria-live="polite">
      {refused.length > 0 && (
        <Note kind="error" title={t('findings.title')}>
          {list(refused)}
        </Note>
      )}
      {warnings.length > 0 && (
        <Note kind="warning" title={t('findings.warnings')}>
          {list(warnings)}
        </Note>
      )}
      {findings.length === 0 && <Note kind="success" title={t('findings.none')} />}
    </div>
  );
}

import Check from '@lucide/icons/icons/check';
import Minus from '@lucide/icons/icons/minus';
import X from '@lucide/icons/icons/x';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../domain/contract.ts';
import { entryWay, type WayStep } from '../../../domain/entryWay.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './EntryWay.css.ts';
import { useWayWords } from './useWayWords.ts';

export type EntryWayProps = {
  submission: Submission;
  /** Server time in UTC milliseconds. */
  now: number;
};

/** The way of an entry: what is done, what runs now, and what comes later, with the dates that staff set. */
export function EntryWay({ submission, now }: EntryWayProps) {
  const { t } = useTranslation('entries');
  return (
    <ol className={styles.way} aria-label={t('way.title')}>
      {entryWay(submission, now).map((step, index) => (
        <Step key={index} step={step} zone={submission.competition.event.zone} />
      ))}
    </ol>
  );
}

function Step({ step, zone }: { step: WayStep; zone: string }) {
  const { t } = useTranslation('entries');
  const words = useWayWords(zone);
  const { state } = step;
  return (
    <li className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
      <Mark step={step} />
      <div className={styles.words}>
        <p className={styles.name[state]}>
          <bdi>{words.name(step)}</bdi>
          <span className={visuallyHidden}> ({t(`way.state.${state}`)})</span>
        </p>
        {words.dates(step).map((line) => (
          <p key={line} className={styles.date}>
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

/** Done with a tick, the end of the way without one, now filled, and ahead empty. */
function Mark({ step }: { step: WayStep }) {
  const { kind, state } = step;
  const isRejected = kind === 'decision' && step.outcome === 'rejected';
  const look = kind === 'left' || isRejected ? 'out' : state;
  return (
    <span aria-hidden className={styles.mark[look]}>
      {look === 'done' && <Icon of={Check} size="sm" />}
      {look === 'out' && <Icon of={isRejected ? X : Minus} size="sm" />}
    </span>
  );
}

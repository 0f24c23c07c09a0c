import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './VoteSteps.css.ts';

const steps = ['contestant', 'votes', 'payment', 'complete'] as const;
export type VoteStep = (typeof steps)[number];

export type VoteStepsProps = {
  current: VoteStep;
  /** All steps are done, the current one too. */
  finished?: boolean;
};

type State = 'done' | 'current' | 'next';

/** Four bars that rise with the order: done ones are full, the current one is half. */
export function VoteSteps({ current, finished = false }: VoteStepsProps) {
  const { t } = useTranslation('pay');
  const at = finished ? steps.length : steps.indexOf(current);
  const stateOf = (index: number): State => (index < at ? 'done' : index === at ? 'current' : 'next');
  const position = steps.indexOf(current) + 1;
  return (
    <div className={styles.steps}>
      <ol aria-label={t('steps.label')} className={styles.list}>
        {steps.map((step, index) => (
          <Step key={step} name={t(`steps.${step}`)} state={stateOf(index)} />
        ))}
      </ol>
      <p aria-hidden="true" className={styles.here}>
        <span className={styles.position}>
          {t('steps.position', { step: position, total: steps.length })}
        </span>
        <span className={styles.hereName}>{t(`steps.${current}`)}</span>
      </p>
    </div>
  );
}

function Step({ name, state }: { name: string; state: State }) {
  const { t } = useTranslation('pay');
  return (
    <li className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.level[state]} />
      </span>
      <span className={styles.word[state]}>
        {state === 'done' && (
          <span className={styles.check}>
            <Icon of={Check} size="sm" />
          </span>
        )}
        {name}
        {state === 'done' && <span className={visuallyHidden}>{t('steps.done')}</span>}
      </span>
    </li>
  );
}

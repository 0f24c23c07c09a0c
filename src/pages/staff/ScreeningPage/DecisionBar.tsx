import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { KeyCaps } from '../../../components/KeyHelp/KeyCaps.tsx';
import type { ScreeningKey } from './useScreeningKeys.ts';
import * as styles from './ScreeningPage.css.ts';

type Props = {
  /** Why nothing can be decided just now. */
  stop: string | undefined;
  canDecide: boolean;
  hasSkipped: boolean;
  hasSingles: boolean;
  onPress: (key: ScreeningKey) => void;
};

const acts = [
  ['approve', 'A', 'primary'],
  ['reject', 'R', 'danger'],
  ['hold', 'H', 'secondary'],
  ['ask', 'C', 'secondary'],
  ['next', 'J', 'quiet'],
  ['previous', 'K', 'quiet'],
] as const;

/** What can be done with the entry on the desk, each by a button and by a key. */
export function DecisionBar({ stop, canDecide, hasSkipped, hasSingles, onPress }: Props) {
  const { t } = useTranslation('staffScreening');
  const reasons = {
    approve: canDecide ? undefined : t('recording.gone'),
    reject: canDecide ? undefined : t('recording.gone'),
    previous: hasSkipped ? undefined : t('noneSkipped'),
    hold: undefined,
    ask: undefined,
    next: undefined,
  };
  return (
    <section className={styles.bar} aria-label={t('acts')}>
      {acts.map(([act, letter, variant]) => (
        <Button
          key={act}
          variant={variant}
          aria-keyshortcuts={hasSingles ? letter : undefined}
          disabledReason={stop ?? reasons[act]}
          onClick={() => onPress(act)}
        >
          {t(`act.${act}`)}
          {hasSingles && (
            <span className={styles.key}>
              <KeyCaps keys={[letter]} />
            </span>
          )}
        </Button>
      ))}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCandidate, WaitingChange as Waiting } from '../../../../domain/staff/staffContract.ts';
import type { ChangeChosen } from '../../../machines/changeDecision/changeDecisionTypes.ts';
import type { EntryWords } from '../EntriesPage/useEntryWords.tsx';
import * as styles from './ChangesPanel.css.ts';

export type ShownChange = Waiting & ChangeChosen;

/** What waits, in one order. */
export const changesIn = ({ changes }: StaffCandidate): ShownChange[] =>
  (['name', 'picture', 'country'] as const).flatMap((kind) => {
    const change = changes[kind];
    return change ? [{ ...change, kind }] : [];
  });

type Props = {
  change: ShownChange;
  candidate: StaffCandidate;
  words: EntryWords;
  pictureHrefOf: (picture: string) => string;
  /** What can be done with it. */
  acts?: ReactNode;
};

/** A change: what the public sees now, and beside it what is wanted. */
export function WaitingChange({ change, candidate, words, pictureHrefOf, acts }: Props) {
  const { t } = useTranslation('staffCandidate');
  const id = useId();
  const { kind, current, wanted, since } = change;
  const shown = (value: string, side: 'present' | 'wanted') =>
    kind === 'picture' ? (
      <img
        src={pictureHrefOf(value)}
        alt={t(`pictureOf.${side}`, { name: words.name(candidate) })}
        className={styles.picture}
      />
    ) : (
      <Text kind={kind} value={value} />
    );
  return (
    <li aria-labelledby={id} className={styles.change}>
      <h3 id={id} className={styles.kind}>
        {t(`change.${kind}`)}
      </h3>
      <dl className={styles.sides}>
        <div className={styles.side}>
          <dt className={styles.label}>{t('present')}</dt>
          <dd className={styles.value}>{current === null ? t('noPicture') : shown(current, 'present')}</dd>
        </div>
        <div className={styles.side}>
          <dt className={styles.label}>{t('wanted')}</dt>
          <dd className={styles.value}>{shown(wanted, 'wanted')}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t('since', words.at(since))}</p>
      {acts}
    </li>
  );
}

function Text({ kind, value }: { kind: 'name' | 'country'; value: string }) {
  const { t } = useTranslation('common');
  return kind === 'country' ? t(`country.${value as '1'}`) : <bdi>{value}</bdi>;
}

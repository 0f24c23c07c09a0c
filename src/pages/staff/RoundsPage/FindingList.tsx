import type { WindowFinding } from '../../../../domain/season/checkWindows.ts';
import type { StaffRounds } from '../../../../domain/staff/staffContract.ts';
import * as styles from './RoundsPage.css.ts';
import { useFindingWords } from './useFindingWords.ts';

/** Findings about windows as sentences. */
export function FindingList({
  findings,
  rounds,
}: {
  findings: readonly WindowFinding[];
  rounds: StaffRounds;
}) {
  const words = useFindingWords(rounds);
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.groups.join(' ')}`}>{words(finding)}</li>
      ))}
    </ul>
  );
}

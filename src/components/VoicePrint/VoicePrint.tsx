import { printBox, printPath } from './printPath.ts';
import * as styles from './VoicePrint.css.ts';

export type VoicePrintProps = {
  /** The hash of a ledger row; null for a row that does not exist yet: a flat line. */
  hash: string | null;
  /** Accessible name; without one the print is decorative, because its hash stands beside it. */
  label?: string | undefined;
  tone?: keyof typeof styles.print;
};

/** The hash of a ledger row as bars, drawn from left to right in both languages, like every recording. */
export function VoicePrint({ hash, label, tone = 'own' }: VoicePrintProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox={`0 0 ${printBox.width} ${printBox.height}`}
      className={styles.print[tone]}
      focusable={false}
      {...named}
    >
      <path d={printPath(hash)} strokeWidth={printBox.stroke} />
    </svg>
  );
}

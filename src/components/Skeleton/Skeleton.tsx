import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './Skeleton.css.ts';

type Piece = keyof typeof styles.piece;

const shapes: Record<keyof typeof styles.kind, { before: Piece[]; lines: Piece[]; after: Piece[] }> = {
  card: { before: ['rank', 'photo'], lines: ['name', 'detail', 'meter'], after: ['button', 'meterRow'] },
  row: { before: ['avatar'], lines: ['name', 'detail'], after: [] },
  field: { before: [], lines: ['label', 'input'], after: [] },
  hero: { before: [], lines: ['tag', 'title', 'name', 'detail'], after: [] },
};

const Shapes = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece) => <div key={piece} className={`${styles.shape} ${styles.piece[piece]}`} />);

type Props = {
  kind: keyof typeof shapes;
  count?: number;
  /** Names what is loading, for screen readers. */
  label?: string;
};

/** Placeholder shapes. Pair it with `useLingering`, so that it never flashes. */
export function Skeleton({ kind, count = 1, label }: Props) {
  const { t } = useTranslation('common');
  const { before, lines, after } = shapes[kind];
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <div aria-busy="true">
      <p className={visuallyHidden}>{label ?? t('loading')}</p>
      <div className={`${styles.skeleton} ${kind === 'card' ? styles.columns : ''}`} aria-hidden>
        {items.map((item) => (
          <div key={item} className={styles.kind[kind]}>
            <Shapes pieces={before} />
            <div className={styles.lines}>
              <Shapes pieces={lines} />
            </div>
            <Shapes pieces={after} />
          </div>
        ))}
      </div>
    </div>
  );
}

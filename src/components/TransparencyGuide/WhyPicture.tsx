import { changedRow, exampleChain } from './exampleChain.ts';
import { Mark, Print } from './Parts.tsx';
import * as styles from './pictures.css.ts';

const [first, second, third] = exampleChain;
const places = [10, 118, 226] as const;
const top = 22;
const bottom = 122;

/** Three linked rows, and the same rows after the second was changed: the third does not fit any more. */
export function WhyPicture() {
  return (
    <svg viewBox="0 0 320 200" className={styles.picture} aria-hidden focusable={false}>
      <Link from={places[0]} y={top} />
      <Link from={places[1]} y={top} />
      <Row hash={first.hash} x={places[0]} y={top} />
      <Row hash={second.hash} x={places[1]} y={top} />
      <Row hash={third.hash} x={places[2]} y={top} />
      <Mark x={302} y={top + 2} good />
      <Link from={places[0]} y={bottom} />
      <Link from={places[1]} y={bottom} broken />
      <Row hash={first.hash} x={places[0]} y={bottom} />
      <Row hash={changedRow.hash} x={places[1]} y={bottom} broken />
      <Row hash={third.hash} x={places[2]} y={bottom} />
      <Mark x={215} y={bottom + 28} good={false} />
    </svg>
  );
}

type RowProps = { hash: string; x: number; y: number; broken?: boolean };

function Row({ hash, x, y, broken = false }: RowProps) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width="84"
        height="56"
        rx="12"
        strokeWidth={broken ? 2 : 1}
        className={broken ? styles.brokenSheet : styles.sheet}
      />
      <path
        d={`M${x + 12} ${y + 15}h36`}
        strokeWidth="5"
        className={broken ? styles.brokenPrint : styles.quietLine}
      />
      <Print hash={hash} x={x + 8} y={y + 28} width={68} broken={broken} />
    </>
  );
}

/** From the row at `from` to the row after it. */
function Link({ from, y, broken = false }: { from: number; y: number; broken?: boolean }) {
  return (
    <path
      d={`M${from + 84} ${y + 28}h24`}
      strokeWidth="4"
      className={broken ? styles.brokenLink : styles.link}
    />
  );
}

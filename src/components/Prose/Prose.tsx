import { proseBlocks, type ProseBlock } from '../../../domain/prose.ts';
import * as styles from './Prose.css.ts';

/** A text by the organisers: paragraphs, headings and lists. Anything else is shown as typed. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {proseBlocks(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'heading')
    return (
      <h2 dir="auto" className={styles.heading}>
        {block.text}
      </h2>
    );
  if (block.kind === 'paragraph') return <p dir="auto">{block.text}</p>;
  return (
    <ul className={styles.list}>
      {block.items.map((item, index) => (
        <li key={index} dir="auto" className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

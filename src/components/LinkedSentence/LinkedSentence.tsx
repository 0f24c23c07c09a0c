import * as styles from './LinkedSentence.css.ts';

type Props = {
  /** A whole sentence with its link in square brackets, so that each language puts it where it belongs. */
  words: string;
  href: string;
};

export function LinkedSentence({ words, href }: Props) {
  const [before = '', inside, after = ''] = words.split(/[[\]]/);
  if (inside === undefined) return <>{before}</>;
  return (
    <>
      {before}
      <a className={styles.link} href={href}>
        {inside}
      </a>
      {after}
    </>
  );
}

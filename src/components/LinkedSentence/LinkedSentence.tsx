import * as styles from './LinkedSentence.css.ts';

type Props = {
  /** A sentence with its link text in square brackets, so that each language can place the link. */
  words: string;
  href: string;
};

/** A sentence of the locales with one link, at its words in brackets. */
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

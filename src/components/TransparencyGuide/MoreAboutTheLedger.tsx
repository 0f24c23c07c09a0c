import { useTranslation } from 'react-i18next';
import * as styles from './TransparencyGuide.css.ts';

const published = ['row', 'channel', 'entry', 'votes', 'minute', 'hashes'] as const;
const answers = [
  { name: 'hidden', texts: ['hidden.text'] },
  { name: 'chain', texts: ['chain.signed', 'chain.corrections'] },
  { name: 'own', texts: ['own.text'] },
  { name: 'byHand', texts: ['recount.byHand', 'recount.live'] },
] as const;

/** Questions for readers who want every detail; closed until they ask. */
export function MoreAboutTheLedger() {
  const { t } = useTranslation('receipt');
  return (
    <div className={styles.answers}>
      <details>
        <summary>{t('transparency.published.title')}</summary>
        <p>{t('transparency.published.text')}</p>
        <ul>
          {published.map((item) => (
            <li key={item}>{t(`transparency.published.${item}`)}</li>
          ))}
        </ul>
      </details>
      {answers.map(({ name, texts }) => (
        <details key={name}>
          <summary>{t(`transparency.more.${name}`)}</summary>
          {texts.map((text) => (
            <p key={text}>{t(`transparency.${text}`)}</p>
          ))}
        </details>
      ))}
    </div>
  );
}

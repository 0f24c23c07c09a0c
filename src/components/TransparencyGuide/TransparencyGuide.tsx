import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../Section/Section.tsx';
import { RecountSteps, type RecountFiles } from './RecountSteps.tsx';
import * as styles from './TransparencyGuide.css.ts';

export type TransparencyGuideProps = RecountFiles & {
  /** A CheckpointTable or its placeholder. */
  checkpoints: ReactNode;
};

const published = ['row', 'channel', 'entry', 'votes', 'minute', 'hashes'] as const;

/** What the public ledger holds and hides, why it cannot be changed, and how to recount it. */
export function TransparencyGuide({ checkpoints, ...files }: TransparencyGuideProps) {
  const { t } = useTranslation('receipt');
  return (
    <div className={styles.guide}>
      <Told title={t('transparency.published.title')}>
        <p>{t('transparency.published.text')}</p>
        <ul>
          {published.map((item) => (
            <li key={item}>{t(`transparency.published.${item}`)}</li>
          ))}
        </ul>
      </Told>
      <Told title={t('transparency.hidden.title')}>
        <p>{t('transparency.hidden.text')}</p>
      </Told>
      <Told title={t('transparency.chain.title')}>
        <p>{t('transparency.chain.text')}</p>
        <p>{t('transparency.chain.signed')}</p>
        <p>{t('transparency.chain.corrections')}</p>
      </Told>
      <Told title={t('transparency.recount.title')}>
        <RecountSteps {...files} />
      </Told>
      <Told title={t('transparency.own.title')}>
        <p>{t('transparency.own.text')}</p>
      </Told>
      <Told title={t('transparency.points.title')}>{checkpoints}</Told>
    </div>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={styles.words}>{children}</div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../Section/Section.tsx';
import { HowPicture } from './HowPicture.tsx';
import { MoreAboutTheLedger } from './MoreAboutTheLedger.tsx';
import { RecountSteps, type RecountFiles } from './RecountSteps.tsx';
import * as styles from './TransparencyGuide.css.ts';
import { WhatPicture } from './WhatPicture.tsx';
import { WhyPicture } from './WhyPicture.tsx';

export type TransparencyGuideProps = RecountFiles & {
  /** A CheckpointTable or its placeholder. */
  checkpoints: ReactNode;
};

const pictures = [
  { name: 'what', picture: <WhatPicture /> },
  { name: 'why', picture: <WhyPicture /> },
  { name: 'how', picture: <HowPicture /> },
] as const;

/** What the public ledger is, why it cannot be changed and how to recount it: three pictures, then the files. */
export function TransparencyGuide({ checkpoints, ...files }: TransparencyGuideProps) {
  const { t } = useTranslation('receipt');
  return (
    <div className={styles.guide}>
      <div className={styles.pictures}>
        {pictures.map(({ name, picture }) => (
          <figure key={name} className={styles.figure}>
            <div className={styles.frame}>{picture}</div>
            <figcaption className={styles.caption}>
              <h2 className={styles.title}>{t(`transparency.${name}.title`)}</h2>
              <p>{t(`transparency.${name}.text`)}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      <Section title={t('transparency.recount.title')}>
        <div className={styles.words}>
          <RecountSteps {...files} />
        </div>
      </Section>
      <Section title={t('transparency.points.title')}>
        <div className={styles.words}>{checkpoints}</div>
      </Section>
      <Section title={t('transparency.more.title')}>
        <MoreAboutTheLedger />
      </Section>
    </div>
  );
}

import Download from '@lucide/icons/icons/download';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Section } from '../Section/Section.tsx';
import * as styles from './TransparencyGuide.css.ts';

export type TransparencyGuideProps = RecountFiles & {
  /** A CheckpointTable or its placeholder. */
  checkpoints: ReactNode;
};

const published = ['row', 'channel', 'entry', 'votes', 'minute', 'hashes'] as const;

/** What the public ledger is, why it cannot be changed and how to recount it: three pictures, then the files. */
export function TransparencyGuide({ checkpoints, ...files }: TransparencyGuideProps) {
  const { t } = useTranslation('receipt');
  return (
    <div className={styles.guide}>
      <GuideSection title={t('transparency.published.title')}>
        <p>{t('transparency.published.text')}</p>
        <ul>
          {published.map((item) => (
            <li key={item}>{t(`transparency.published.${item}`)}</li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection title={t('transparency.hidden.title')}>
        <p>{t('transparency.hidden.text')}</p>
      </GuideSection>
      <GuideSection title={t('transparency.chain.title')}>
        <p>{t('transparency.chain.text')}</p>
        <p>{t('transparency.chain.signed')}</p>
        <p>{t('transparency.chain.corrections')}</p>
      </GuideSection>
      <GuideSection title={t('transparency.recount.title')}>
        <RecountSteps {...files} />
      </GuideSection>
      <GuideSection title={t('transparency.own.title')}>
        <p>{t('transparency.own.text')}</p>
      </GuideSection>
      <GuideSection title={t('transparency.points.title')}>{checkpoints}</GuideSection>
    </div>
  );
}

function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={styles.words}>{children}</div>
    </Section>
  );
}

type RecountFiles = {
  ledgerHref: string;
  checkpointsHref: string;
  /** The recount program. */
  scriptHref: string;
};

/** The files are saved under the names that the command uses. */
const names = { ledger: 'ledger.ndjson', checkpoints: 'checkpoints.json', script: 'recount.mjs' };

/** How to recount: four steps, one command, three files. */
function RecountSteps({ ledgerHref, checkpointsHref, scriptHref }: RecountFiles) {
  const { t } = useTranslation('receipt');
  const files = [
    { name: 'ledger', href: ledgerHref },
    { name: 'checkpoints', href: checkpointsHref },
    { name: 'script', href: scriptHref },
  ] as const;
  return (
    <>
      <p>{t('transparency.recount.text')}</p>
      <ol>
        <li>{t('transparency.recount.download')}</li>
        <li>{t('transparency.recount.points')}</li>
        <li>{t('transparency.recount.program')}</li>
        <li>
          {t('transparency.recount.run')}
          <code dir="ltr" className={styles.command}>
            {`node ${names.script} ${names.ledger} ${names.checkpoints} --key KEY`}
          </code>
          {t('transparency.recount.key')}
        </li>
        <li>{t('transparency.recount.compare')}</li>
      </ol>
      <div className={styles.downloads}>
        {files.map(({ name, href }) => (
          <Button
            key={name}
            variant="secondary"
            wraps
            href={href}
            download={names[name]}
            iconStart={<Icon of={Download} size="sm" />}
          >
            {t(`transparency.recount.${name}`)}
          </Button>
        ))}
      </div>
      <p className={styles.quiet}>{t('transparency.recount.live')}</p>
      <p className={styles.quiet}>{t('transparency.recount.byHand')}</p>
    </>
  );
}

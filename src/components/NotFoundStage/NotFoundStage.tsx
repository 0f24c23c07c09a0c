import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LinkedSentence } from '../LinkedSentence/LinkedSentence.tsx';
import { SilentLine } from '../SilentLine/SilentLine.tsx';
import * as styles from './NotFoundStage.css.ts';

type Props = { homeHref: string; onBack: () => void; supportHref: string };

/** Nothing exists at this address: a flat line and two links. */
export function NotFoundStage({ homeHref, onBack, supportHref }: Props) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.stage}>
      <p className={styles.numeral} aria-hidden>
        404
      </p>
      <div className={styles.line}>
        <SilentLine />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('notFound.title')}
        </h1>
        <p className={styles.lead}>{t('notFound.text')}</p>
        <div className={styles.actions}>
          <Button href={homeHref} size="lg">
            {t('notFound.home')}
          </Button>
          <Button variant="secondary" size="lg" onClick={onBack} iconStart={<Icon of={ArrowLeft} mirror />}>
            {t('notFound.back')}
          </Button>
        </div>
        <p className={styles.help}>
          <LinkedSentence words={t('notFound.help')} href={supportHref} />
        </p>
      </div>
    </section>
  );
}

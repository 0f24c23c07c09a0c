import { useTranslation } from 'react-i18next';
import type { ContentPage } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { EventHero } from '../../../components/EventHero/EventHero.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../catalogue/catalogue.css.ts';

/** A content page by the organisers. */
export function ContentView({ page }: { page: ContentPage }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const format = useFormat();
  const title = localized(page, 'title', language);
  useDocumentTitle(title);
  return (
    <>
      <EventHero title={title} waiting={t('content.loading')} />
      <article className={styles.body}>
        <Prose text={localized(page, 'body', language)} />
        <p className={styles.count}>{t('content.updated', { date: format.date(page.updated_at) })}</p>
      </article>
    </>
  );
}

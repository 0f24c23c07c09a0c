import { useTranslation } from 'react-i18next';
import { foreignMarkup } from '../../../../domain/contentPage/foreignMarkup.ts';
import { pageGaps } from '../../../../domain/contentPage/pageGaps.ts';
import { typedPage } from '../../../../domain/contentPage/pageForm.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import { Note } from '../../../components/Note/Note.tsx';
import * as styles from './ContentPagePage.css.ts';
import { useFieldNames } from './useFieldNames.ts';

/** What is missing in the typed texts, and what the site does not know in them. */
export function PageFindings({ texts }: { texts: FormTexts }) {
  const { t } = useTranslation('staffPages');
  const names = useFieldNames();
  const typed = typedPage(texts);
  const gaps = pageGaps(typed);
  const foreign = (['body_ar', 'body_en'] as const).flatMap((field) =>
    foreignMarkup(typed[field]).map((each) => ({ field, ...each })),
  );
  return (
    <>
      {gaps.length > 0 && (
        <Note kind="warning" title={t('gaps.title')}>
          {t('gaps.text', { fields: names(gaps) })}
        </Note>
      )}
      {foreign.length > 0 && (
        <Note kind="warning" title={t('foreign.title')}>
          <ul className={styles.list}>
            {foreign.map(({ field, line, kind }) => (
              <li key={`${field}${line}`}>
                {t('foreign.line', { field: t(`field.${field}`), line, what: t(`foreign.${kind}`) })}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}

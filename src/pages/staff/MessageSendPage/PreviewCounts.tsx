import { useTranslation } from 'react-i18next';
import { skipReasons } from '../../../../domain/messages/messageKinds.ts';
import type { MessagePreview } from '../../../../domain/staff/staffContract.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import * as styles from './MessageSendPage.css.ts';

const languages = ['ar', 'en'] as const;

/** How many get a message by which channel and in which language, what that costs, and who gets nothing. */
export function PreviewCounts({ preview }: { preview: MessagePreview }) {
  const { t } = useTranslation('staffSent');
  const { matching, recipients, mails, texts, skipped } = preview;
  const reasons = skipReasons.filter((why) => skipped[why] > 0);
  return (
    <>
      <p className={styles.line}>
        {t('preview.matching', { count: matching })} {t('preview.recipients', { count: recipients })}
      </p>
      {recipients > 0 && (
        <ul className={styles.list}>
          {languages
            .filter((each) => mails[each] > 0)
            .map((each) => (
              <li key={each}>
                {t('preview.mails', { count: mails[each], language: t(`language.${each}`) })}
              </li>
            ))}
          {languages
            .filter((each) => texts[each].messages > 0)
            .map((each) => (
              <li key={each}>
                {t('preview.texts', {
                  count: texts[each].messages,
                  parts: texts[each].parts,
                  language: t(`language.${each}`),
                })}
              </li>
            ))}
        </ul>
      )}
      {preview.parts > 0 && <Cost preview={preview} />}
      {reasons.length > 0 && (
        <>
          <p className={styles.label}>{t('preview.skipped')}</p>
          <ul className={styles.list}>
            {reasons.map((why) => (
              <li key={why}>{t(`skipped.${why}`, { count: skipped[why] })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Cost({ preview: { parts, part_baisa, cost_baisa } }: { preview: MessagePreview }) {
  const { t } = useTranslation('staffSent');
  const { money } = useFormat();
  return (
    <p className={styles.line}>
      {part_baisa === null || cost_baisa === null
        ? t('preview.costUnknown', { count: parts })
        : t('preview.cost', { amount: money(cost_baisa), parts, each: money(part_baisa) })}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import { contentHref } from '../../../../domain/catalogueAddress.ts';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { linesOf } from '../../../../domain/prose.ts';
import { TermsDialog } from '../../../components/TermsDialog/TermsDialog.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { Consent } from '../../../../domain/forms/registration.ts';
import * as styles from './RegisterPage.css.ts';
import { useTermsSummary } from './useTermsSummary.ts';

type Props = {
  consent: Consent;
  competition: CompetitionDetails;
  onAccept: () => void;
  onClose: () => void;
};

/** The text of a consent (decision D21): terms summary and competition terms, or entry requirements. */
export function ConsentDialog({ consent, competition, onAccept, onClose }: Props) {
  const { t } = useTranslation('entries');
  const isTerms = consent === 'term_conditions';
  return (
    <TermsDialog
      title={t(isTerms ? 'register.terms.title' : 'register.requirements.title')}
      accept={t('register.accept')}
      onAccept={onAccept}
      close={t('register.close')}
      onClose={onClose}
    >
      {isTerms ? <Terms competition={competition} /> : <Requirements competition={competition} />}
    </TermsDialog>
  );
}

type PartProps = { competition: CompetitionDetails };

function Terms({ competition }: PartProps) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const summary = useTermsSummary(competition);
  const own = linesOf(localized(competition, 'eligibility_criteria', language));
  return (
    <>
      <p>{t('register.terms.lead')}</p>
      <Lines lines={summary.map(({ words }) => words)} />
      {own.length > 0 && (
        <>
          <p>{t('register.terms.own', { name: localized(competition, 'name', language) })}</p>
          <Lines lines={own} />
        </>
      )}
      <p>
        <a className={styles.link} href={contentHref('terms')} target="_blank" rel="noopener">
          {t('register.terms.full')}
        </a>
      </p>
    </>
  );
}

function Requirements({ competition }: PartProps) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const lines = linesOf(localized(competition, 'submission_requirements', language));
  if (lines.length === 0) return <p>{t('register.requirements.none')}</p>;
  return (
    <>
      <p>{t('register.requirements.lead', { name: localized(competition, 'name', language) })}</p>
      <Lines lines={lines} />
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

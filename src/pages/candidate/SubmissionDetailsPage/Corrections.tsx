import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import type { Correction, Submission } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { submitHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { DocumentCorrectionProps } from './DocumentCorrection.tsx';
import * as styles from './SubmissionDetailsPage.css.ts';

export type CorrectionsProps = {
  submission: Submission;
  /** Server time in UTC milliseconds. */
  now: number;
  /** The lazy form for a document: few candidates need it. */
  DocumentCorrection: ComponentType<Omit<DocumentCorrectionProps, 'machine'>>;
};

/** What staff ask the candidate to send again, why and until when. */
export function Corrections({ submission, now, DocumentCorrection }: CorrectionsProps) {
  const { corrections } = submission;
  // A later reading of the entry has no correction that was sent; the form still says what became of it.
  const [kept] = useState(() => corrections.find(isDocument));
  const document = corrections.find(isDocument) ?? kept;
  const others = corrections.filter((each) => !isDocument(each));
  return [...(document ? [document] : []), ...others].map((correction) => (
    <CorrectionPanel key={correction.part} correction={correction} isOver={correction.due_at <= now}>
      {correction.part === 'document' && (
        <Suspense fallback={null}>
          <DocumentCorrection entry={submission.id} />
        </Suspense>
      )}
      {correction.part === 'media' && (
        <CorrectionLink part="media" href={submitHref(submission.competition, submission.id)} />
      )}
      {correction.part === 'details' && <CorrectionLink part="details" href={accountPaths.profile} />}
    </CorrectionPanel>
  ));
}

const isDocument = ({ part }: Correction): boolean => part === 'document';

type PanelProps = { correction: Correction; isOver: boolean; children: ReactNode };

function CorrectionPanel({ correction, isOver, children }: PanelProps) {
  const { part, due_at } = correction;
  const reason = localized(correction, 'reason', useLanguage());
  const { t } = useTranslation('entries');
  const { deadline } = useFormat();
  return (
    <Panel title={t(`correction.${part}`)}>
      <div className={styles.asked}>
        <p>{t('submissions.reason', { reason })}</p>
        {isOver ? (
          <Note kind="warning" title={t('correction.over', { due: deadline(due_at) })}>
            {t('correction.overText')}
          </Note>
        ) : (
          <>
            <p>{t('correction.due', { due: deadline(due_at) })}</p>
            {children}
          </>
        )}
      </div>
    </Panel>
  );
}

function CorrectionLink({ part, href }: { part: 'media' | 'details'; href: string }) {
  const { t } = useTranslation('entries');
  return (
    <Button full href={href}>
      {t(`correction.to.${part}`)}
    </Button>
  );
}

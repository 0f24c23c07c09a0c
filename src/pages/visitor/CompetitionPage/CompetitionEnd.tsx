import type { ReactNode, RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { eventHref } from '../../../../domain/catalogueAddress.ts';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import type { RegistrationState } from '../../../../domain/registration.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ClosingStage } from '../../../components/ClosingStage/ClosingStage.tsx';
import { useCompetitionWords } from '../../../components/CompetitionCard/useCompetitionWords.ts';
import { CompetitionSections } from '../../../components/CompetitionSections/CompetitionSections.tsx';
import { container } from '../../../theme/layout.css.ts';
import * as styles from './CompetitionPage.css.ts';

type Props = {
  details: CompetitionDetails;
  state: RegistrationState;
  /** The enrol button; none when the competition has ended. */
  enrol: ReactNode;
  /** Observes whether the closing stage is in the window. */
  watch: RefCallback<Element>;
};

/** The rules of a competition and the closing stage. */
export function CompetitionEnd({ details, state, enrol, watch }: Props) {
  const { t } = useTranslation('events');
  const words = useCompetitionWords();
  const over = state === 'ended';
  const others = (
    <Button variant="secondary" size="lg" href={eventHref(details.event.slug)}>
      {t('competition.others')}
    </Button>
  );
  return (
    <>
      <div className={container}>
        <CompetitionSections competition={details} />
      </div>
      <div ref={watch} className={styles.closing}>
        <ClosingStage
          title={t(over ? 'competition.over' : 'competition.ready')}
          deadline={words.registration(details, state)}
          action={over ? others : enrol}
        />
      </div>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { eventHref } from '../../../../domain/catalogueAddress.ts';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { registrationStateAt } from '../../../../domain/registration.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ClosingStage } from '../../../components/ClosingStage/ClosingStage.tsx';
import { useCompetitionWords } from '../../../components/CompetitionCard/useCompetitionWords.ts';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { CompetitionOverview } from '../../../components/CompetitionOverview/CompetitionOverview.tsx';
import { CompetitionSections } from '../../../components/CompetitionSections/CompetitionSections.tsx';
import { EnrolBar } from '../../../components/EnrolBar/EnrolBar.tsx';
import { container } from '../../../theme/layout.css.ts';
import type { CompetitionActor } from './competitionActor.ts';
import * as styles from './CompetitionPage.css.ts';
import { EnrolNotice } from './EnrolNotice.tsx';
import { useInSight } from './useInSight.ts';

type Props = CompetitionActor & { details: CompetitionDetails };

/** A competition with all that is known of it. */
export function CompetitionView({ details, snapshot, send }: Props) {
  const { t } = useTranslation('events');
  const words = useCompetitionWords();
  const { now } = snapshot.context;
  const state = registrationStateAt(details, now);
  const [watch, isInSight] = useInSight();
  const over = state === 'ended';
  const enrol = (full: boolean) => (
    <Button size="lg" full={full} onClick={() => send({ type: 'enrol.requested' })}>
      {t('competition.enrol')}
    </Button>
  );
  const others = (
    <Button variant="secondary" size="lg" href={eventHref(details.event.slug)}>
      {t('competition.others')}
    </Button>
  );
  return (
    <>
      <CompetitionHero
        competition={details}
        eventSlug={details.event.slug}
        state={state}
        action={over ? undefined : <span ref={watch}>{enrol(true)}</span>}
        panel={<CompetitionOverview competition={details} now={now} />}
      />
      <div className={container}>
        <CompetitionSections competition={details} />
      </div>
      <div ref={watch} className={styles.closing}>
        <ClosingStage
          title={t(over ? 'competition.over' : 'competition.ready')}
          deadline={words.registration(details, state)}
          action={over ? others : enrol(true)}
        />
      </div>
      {!over && <EnrolBar away={isInSight}>{enrol(true)}</EnrolBar>}
      {snapshot.matches({ ready: 'refused' }) && (
        <EnrolNotice details={details} state={state} onClose={() => send({ type: 'notice.closed' })} />
      )}
    </>
  );
}

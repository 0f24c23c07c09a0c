/** The screens that the server renders, without effects. Each is nested as the browser's in `screens`. */
import type { ReactNode } from 'react';
import { boardIn } from '../../domain/boardAtHand.ts';
import { catalogueSlugs } from '../../domain/catalogueAddress.ts';
import { contestantId } from '../../domain/contestantAddress.ts';
import type { Receipt } from '../../domain/contract.ts';
import type { RenderedPage } from '../../domain/firstPaint.ts';
import { receiptCode } from '../../domain/receiptAddress.ts';
import type { Screen } from '../../domain/screenWords.ts';
import { OtherVotes } from '../components/OtherVotes/OtherVotes.tsx';
import { competitionDetailsMachine } from '../machines/competitionDetails/competitionDetailsMachine.ts';
import { competitionListMachine } from '../machines/competitionList/competitionListMachine.ts';
import { eventListMachine } from '../machines/eventList/eventListMachine.ts';
import { loginMachine } from '../machines/login/loginMachine.ts';
import { checkpointsReading, receiptReading } from '../machines/reading/readingMachine.ts';
import { publicVotingMachine } from '../machines/publicVoting/publicVotingMachine.ts';
import { registrationMachine } from '../machines/registration/registrationMachine.ts';
import { RegisterPage } from '../pages/candidate/RegisterPage/RegisterPage.tsx';
import { LoginPage } from '../pages/candidate/LoginPage/LoginPage.tsx';
import { CompetitionPage } from '../pages/visitor/CompetitionPage/CompetitionPage.tsx';
import { EventPage } from '../pages/visitor/EventPage/EventPage.tsx';
import { EventsPage } from '../pages/visitor/EventsPage/EventsPage.tsx';
import { ReceiptPage } from '../pages/visitor/ReceiptPage/ReceiptPage.tsx';
import { TransparencyPage } from '../pages/visitor/TransparencyPage/TransparencyPage.tsx';
import { NotFoundPage } from '../pages/visitor/NotFoundPage/NotFoundPage.tsx';
import { VotePage } from '../pages/voter/VotePage/VotePage.tsx';
import { ContestantPage } from '../pages/voter/ContestantPage/ContestantPage.tsx';
import { LeaderboardPage } from '../pages/voter/LeaderboardPage/LeaderboardPage.tsx';
import { ledgerFiles } from './ledgerFiles.ts';
import { startCompetition, startEvents, startSlug } from './flows/visitorState.ts';

/** Nothing where the start data lack what the screen shows: then the browser renders it. */
type Render = (page: RenderedPage) => ReactNode;

export const serverScreens: Partial<Record<Screen, Render>> = {
  vote: ({ startData, competition }) => {
    const atHand = boardIn(startData, competition);
    return (
      atHand && (
        <>
          <VotePage voting={publicVotingMachine} others={OtherVotes} atHand={atHand} />
          {null}
        </>
      )
    );
  },
  leaderboard: ({ startData, competition }) => {
    const atHand = boardIn(startData, competition);
    return atHand && <LeaderboardPage voting={publicVotingMachine} others={OtherVotes} atHand={atHand} />;
  },
  contestant: ({ startData, path }) => {
    const atHand = boardIn(startData);
    const id = contestantId(path) ?? '';
    return atHand && <ContestantPage voting={publicVotingMachine} id={id} atHand={atHand} notFound={null} />;
  },
  transparency: ({ apiBase }) => (
    <TransparencyPage checkpoints={checkpointsReading} files={ledgerFiles(apiBase)} />
  ),
  events: ({ startData, now }) => (
    <EventsPage eventList={eventListMachine} atHand={{ events: startEvents(startData), now }} />
  ),
  event: ({ startData, path, now }) => (
    <EventPage
      competitionList={competitionListMachine}
      atHand={{ ...startSlug(startData, path), now }}
      notFound={null}
    />
  ),
  competition: ({ startData, path, now }) => (
    <CompetitionPage
      competition={competitionDetailsMachine}
      atHand={{ brief: startCompetition(startData, path), now }}
      eventSlug={catalogueSlugs(path)?.eventSlug ?? ''}
      notFound={null}
    />
  ),
  register: ({ startData, path }) => (
    <RegisterPage
      registration={registrationMachine}
      preview={startCompetition(startData, path)}
      SentLink={() => null}
    />
  ),
  receipt: ({ startData, path, found }) => {
    const atHand = startData[`/voter/receipt/${receiptCode(path)}`] as Receipt | undefined;
    if (!atHand && found) return undefined;
    return <ReceiptPage receipt={receiptReading} atHand={atHand} missing={!found} />;
  },
  login: () => <LoginPage login={loginMachine} end={null} />,
  notFound: ({ supportEmail }) => <NotFoundPage supportHref={`mailto:${supportEmail}`} onBack={() => {}} />,
};

import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { AnyEventObject } from 'xstate';
import { accountPaths } from '../../domain/accountPaths.ts';
import { pagePaths } from '../../domain/routes.ts';
import { submissionPaths } from '../../domain/submissionPaths.ts';
import type { CheckoutPage, Recalled } from '../../src/machines/checkout/checkoutTypes.ts';
import { DevicesCard } from '../../src/pages/candidate/EditPasswordPage/DevicesCard.tsx';
import { ContactLinkPage } from '../../src/pages/candidate/ContactLinkPage/ContactLinkPage.tsx';
import { EditContactPage } from '../../src/pages/candidate/EditContactPage/EditContactPage.tsx';
import { EditPasswordPage } from '../../src/pages/candidate/EditPasswordPage/EditPasswordPage.tsx';
import { ForgotPasswordPage } from '../../src/pages/candidate/ForgotPasswordPage/ForgotPasswordPage.tsx';
import { LoginPage } from '../../src/pages/candidate/LoginPage/LoginPage.tsx';
import { NewPasswordPage } from '../../src/pages/candidate/NewPasswordPage/NewPasswordPage.tsx';
import { ProfilePage } from '../../src/pages/candidate/ProfilePage/ProfilePage.tsx';
import { RegisterPage } from '../../src/pages/candidate/RegisterPage/RegisterPage.tsx';
import { SentLink } from '../../src/pages/candidate/RegisterPage/SentLink.tsx';
import {
  SubmissionDetailsPage,
  type SubmissionDetailsPageProps,
} from '../../src/pages/candidate/SubmissionDetailsPage/SubmissionDetailsPage.tsx';
import { SubmissionsPage } from '../../src/pages/candidate/SubmissionsPage/SubmissionsPage.tsx';
import { SubmissionViewerPage } from '../../src/pages/candidate/SubmissionViewerPage/SubmissionViewerPage.tsx';
import { SubmitPage } from '../../src/pages/candidate/SubmitPage/SubmitPage.tsx';
import { CompetitionPage } from '../../src/pages/visitor/CompetitionPage/CompetitionPage.tsx';
import { DiagnosticsPage } from '../../src/pages/visitor/DiagnosticsPage/DiagnosticsPage.tsx';
import { EventPage } from '../../src/pages/visitor/EventPage/EventPage.tsx';
import { EventsPage } from '../../src/pages/visitor/EventsPage/EventsPage.tsx';
import { ReceiptPage } from '../../src/pages/visitor/ReceiptPage/ReceiptPage.tsx';
import { TransparencyPage } from '../../src/pages/visitor/TransparencyPage/TransparencyPage.tsx';
import { OrderReturn } from '../../src/pages/voter/OrderReturn/OrderReturn.tsx';
import { TabGuard } from '../../src/pages/voter/VotePage/TabGuard.tsx';
import { VotePage } from '../../src/pages/voter/VotePage/VotePage.tsx';
import { withdrawalMachine } from '../../src/machines/withdrawal/withdrawalMachine.ts';
import { feeOrderMachine } from '../../src/machines/feeOrder/feeOrderMachine.ts';
import { profile } from '../../tests/support/accounts/accountFacts.ts';
import { competitionOf } from '../../tests/support/catalogue/catalogueFixtures.ts';
import { moments } from '../../tests/support/votePage/stagedBoards.ts';
import { checkoutPages } from '../../tests/support/checkout/StagedCheckoutPage.tsx';
import { stagedDeviceList } from '../../tests/support/accounts/stagedAccount.ts';
import { sentSignup } from '../../tests/support/entries/registrationFacts.ts';
import { stagedDetails } from '../../tests/support/entries/stagedSubmissions.ts';
import { stagedVote } from '../../tests/support/votePage/stagedVote.ts';
import {
  askedDocument,
  dueFee,
  submissionOf,
  submissionsTime,
} from '../../tests/support/entries/submissionFacts.ts';
import { documentWith, replacementWith } from './machineParts.tsx';
import { messageFlowPages } from './messageFlowPages.tsx';
import { entryFlowPages } from './entryFlowPages.tsx';
import { staffFlowPages } from './staffFlowPages.tsx';

/** How to show a flow's page. `render` takes the flow's own machine, of any type. */
export type FlowPage = {
  path: string;
  render: (machine: never, view: string) => ReactElement;
  /**
   * Which page of a machine with several pages is shown after these events; another value remounts the page.
   */
  viewAfter?: (events: readonly AnyEventObject[]) => string;
  /** What is around the page, if it is not the site's shell. */
  Frame?: ComponentType<{ path: string; dark: boolean; children: ReactNode }>;
};

const shell = (path: string) => ({ user: { ...profile, image_url: null }, path });
const site = { version: '1.0.0', build: '1', environment: 'workshop', reportsCrashes: false };
const none = <h1>404</h1>;
const voting = stagedVote({ list: moments.live });
const devices = stagedDeviceList([]);
const approved = stagedDetails({ data: submissionOf(), now: submissionsTime });
const askedForDocument = stagedDetails({
  data: submissionOf({ corrections: [askedDocument] }),
  now: submissionsTime,
});
const unpaid = stagedDetails({
  data: submissionOf({ submission_status: 'submitted', fee: dueFee }),
  now: submissionsTime,
});
const detailsPage = (changes: Partial<SubmissionDetailsPageProps>) => (
  <SubmissionDetailsPage
    details={approved}
    feeOrder={feeOrderMachine}
    withdrawal={withdrawalMachine}
    DocumentCorrection={() => null}
    {...changes}
  />
);
const { event: festival, slug } = competitionOf();

const RECALLED = 'xstate.done.actor.recallCheckout';
const checkoutView = (events: readonly AnyEventObject[]): CheckoutPage => {
  const arrival = events.findLast(({ type }) => type === RECALLED);
  return (arrival?.['output'] as Recalled | undefined)?.page ?? 'votes';
};

/** The page of each machine that has one, by flow name. */
export const flowPages: Readonly<Record<string, FlowPage>> = {
  ...staffFlowPages,
  ...entryFlowPages,
  ...messageFlowPages,
  publicVoting: {
    path: pagePaths.vote,
    render: (machine) => <VotePage voting={machine} />,
  },
  tabGuard: {
    path: pagePaths.vote,
    render: (machine) => (
      <VotePage voting={voting} renderGuard={(actor) => <TabGuard machine={machine} voting={actor} />} />
    ),
  },
  checkout: {
    path: pagePaths.payment,
    viewAfter: checkoutView,
    render: (machine, view) => {
      const Page = checkoutPages[view as CheckoutPage];
      return <Page checkout={machine} />;
    },
  },
  receipt: { path: '/receipt', render: (machine) => <ReceiptPage receipt={machine} /> },
  checkpoints: {
    path: pagePaths.transparency,
    render: (machine) => (
      <TransparencyPage
        checkpoints={machine}
        files={{
          ledgerHref: '/api/voter/ledger',
          checkpointsHref: '/api/voter/checkpoints?from=1',
          scriptHref: '/recount.mjs',
        }}
      />
    ),
  },
  order: {
    path: pagePaths.vote,
    render: (machine) => (
      <VotePage voting={voting} notice={<OrderReturn order={machine} onHide={() => {}} />} />
    ),
  },
  diagnostics: {
    path: '/diagnostics',
    render: (machine) => <DiagnosticsPage diagnostics={machine} site={site} />,
  },
  eventList: { path: pagePaths.events, render: (machine) => <EventsPage eventList={machine} /> },
  competitionList: {
    path: `/${festival.slug}`,
    render: (machine) => (
      <EventPage competitionList={machine} atHand={{ event: null, now: 0 }} notFound={none} />
    ),
  },
  competitionDetails: {
    path: `/${festival.slug}/${slug}`,
    render: (machine) => (
      <CompetitionPage
        competition={machine}
        atHand={{ brief: null, now: 0 }}
        eventSlug={festival.slug}
        notFound={none}
      />
    ),
  },
  registration: {
    path: `/${festival.slug}/${slug}/register`,
    render: (machine) => (
      <RegisterPage registration={machine} preview={competitionOf()} SentLink={() => null} />
    ),
  },
  signupContact: {
    path: `/${festival.slug}/${slug}/register`,
    render: (machine) => <SentLink machine={machine} signup={sentSignup} onCorrect={() => {}} />,
  },
  login: {
    path: accountPaths.login,
    render: (machine) => <LoginPage login={machine} end={null} staffHref="https://staff.example/login" />,
  },
  forgotPassword: {
    path: accountPaths.forgotPassword,
    render: (machine) => <ForgotPasswordPage forgotPassword={machine} />,
  },
  newPassword: {
    path: accountPaths.newPassword,
    render: (machine) => <NewPasswordPage newPassword={machine} />,
  },
  passwordChange: {
    path: accountPaths.editPassword,
    render: (machine) => (
      <EditPasswordPage {...shell(accountPaths.editPassword)} passwordChange={machine} deviceList={devices} />
    ),
  },
  contactChange: {
    path: accountPaths.editPhone,
    render: (machine) => (
      <EditContactPage {...shell(accountPaths.profile)} contact="phone_number" contactChange={machine} />
    ),
  },
  contactLink: {
    path: accountPaths.contactLink,
    render: (machine) => <ContactLinkPage contactLink={machine} />,
  },
  deviceList: {
    path: accountPaths.editPassword,
    render: (machine) => <DevicesCard deviceList={machine} />,
  },
  profileEdit: {
    path: accountPaths.profile,
    render: (machine) => <ProfilePage {...shell(accountPaths.profile)} profileEdit={machine} />,
  },
  mySubmissions: {
    path: submissionPaths.submissions,
    render: (machine) => <SubmissionsPage {...shell(submissionPaths.submissions)} mySubmissions={machine} />,
  },
  submissionViewer: {
    path: submissionPaths.submissions,
    render: (machine) => <SubmissionViewerPage viewer={machine} id="entry-1" />,
  },
  submissionDetails: {
    path: submissionPaths.submissions,
    render: (machine) => detailsPage({ details: machine }),
  },
  documentCorrection: {
    path: submissionPaths.submissions,
    render: (machine) =>
      detailsPage({ details: askedForDocument, DocumentCorrection: documentWith(machine) }),
  },
  feeOrder: {
    path: submissionPaths.submissions,
    render: (machine) => detailsPage({ details: unpaid, feeOrder: machine }),
  },
  withdrawal: {
    path: submissionPaths.submissions,
    render: (machine) => detailsPage({ withdrawal: machine }),
  },
  submissionReplace: {
    path: submissionPaths.submissions,
    render: (machine) => <SubmitPage details={approved} Replacement={replacementWith(machine)} />,
  },
};

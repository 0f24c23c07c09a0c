import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkoutFlow } from '../../tests/flows/checkout/checkoutFlow.ts';
import { clientMonitorFlow } from '../../tests/flows/clientMonitor/clientMonitorFlow.ts';
import { commandPaletteFlow } from '../../tests/flows/commandPalette/commandPaletteFlow.ts';
import { competitionDetailsFlow } from '../../tests/flows/competitionDetails/competitionDetailsFlow.ts';
import { competitionListFlow } from '../../tests/flows/competitionList/competitionListFlow.ts';
import { deviceListFlow } from '../../tests/flows/deviceList/deviceListFlow.ts';
import { diagnosticsFlow } from '../../tests/flows/diagnostics/diagnosticsFlow.ts';
import { signupContactFlow } from '../../tests/flows/signupContact/signupContactFlow.ts';
import { documentCorrectionFlow } from '../../tests/flows/documentCorrection/documentCorrectionFlow.ts';
import { eventListFlow } from '../../tests/flows/eventList/eventListFlow.ts';
import { withdrawalFlow } from '../../tests/flows/withdrawal/withdrawalFlow.ts';
import { feeOrderFlow } from '../../tests/flows/feeOrder/feeOrderFlow.ts';
import { forgotPasswordFlow } from '../../tests/flows/forgotPassword/forgotPasswordFlow.ts';
import { loginFlow } from '../../tests/flows/login/loginFlow.ts';
import { mediaUploadFlow } from '../../tests/flows/mediaUpload/mediaUploadFlow.ts';
import { mySubmissionsFlow } from '../../tests/flows/mySubmissions/mySubmissionsFlow.ts';
import { contactChangeFlow } from '../../tests/flows/contactChange/contactChangeFlow.ts';
import { contactLinkFlow } from '../../tests/flows/contactLink/contactLinkFlow.ts';
import { newPasswordFlow } from '../../tests/flows/newPassword/newPasswordFlow.ts';
import { passwordChangeFlow } from '../../tests/flows/passwordChange/passwordChangeFlow.ts';
import { profileEditFlow } from '../../tests/flows/profileEdit/profileEditFlow.ts';
import { publicVotingFlow } from '../../tests/flows/publicVoting/publicVotingFlow.ts';
import { checkpointsFlow } from '../../tests/flows/reading/checkpointsFlow.ts';
import { orderFlow } from '../../tests/flows/reading/orderFlow.ts';
import { receiptFlow } from '../../tests/flows/reading/receiptFlow.ts';
import { registrationFlow } from '../../tests/flows/registration/registrationFlow.ts';
import { sessionFlow } from '../../tests/flows/session/sessionFlow.ts';
import { submissionReplaceFlow } from '../../tests/flows/submissionReplace/submissionReplaceFlow.ts';
import { submissionDetailsFlow } from '../../tests/flows/submissionViewer/submissionDetailsFlow.ts';
import { submissionViewerFlow } from '../../tests/flows/submissionViewer/submissionViewerFlow.ts';
import { tabGuardFlow } from '../../tests/flows/tabGuard/tabGuardFlow.ts';
import { editFormFlow } from '../../tests/flows/editForm/editFormFlow.ts';
import { entryBrowseFlow } from '../../tests/flows/staffBrowse/entryBrowseFlow.ts';
import { messageDeliveryFlow } from '../../tests/flows/messageDelivery/messageDeliveryFlow.ts';
import { messageSendFlow } from '../../tests/flows/messageSend/messageSendFlow.ts';
import { sentBrowseFlow } from '../../tests/flows/staffBrowse/sentBrowseFlow.ts';
import { templatesFlow } from '../../tests/flows/staffReading/templatesFlow.ts';
import { identityRevealFlow } from '../../tests/flows/identityReveal/identityRevealFlow.ts';
import { changeDecisionFlow } from '../../tests/flows/changeDecision/changeDecisionFlow.ts';
import { staffCandidateFlow } from '../../tests/flows/staffReading/staffCandidateFlow.ts';
import { staffEntryFlow } from '../../tests/flows/staffReading/staffEntryFlow.ts';
import { orderBrowseFlow } from '../../tests/flows/staffBrowse/orderBrowseFlow.ts';
import { staffOrderFlow } from '../../tests/flows/staffReading/staffOrderFlow.ts';
import { auditBrowseFlow } from '../../tests/flows/staffBrowse/auditBrowseFlow.ts';
import { staffEnrolmentFlow } from '../../tests/flows/staffEnrolment/staffEnrolmentFlow.ts';
import { staffInviteFlow } from '../../tests/flows/staffInvite/staffInviteFlow.ts';
import { askedActFlow } from '../../tests/flows/askedAct/askedActFlow.ts';
import { candidateActsFlow } from '../../tests/flows/candidateActs/candidateActsFlow.ts';
import { memberRemovalFlow } from '../../tests/flows/memberRemoval/memberRemovalFlow.ts';
import { draftPreviewFlow } from '../../tests/flows/draftPreview/draftPreviewFlow.ts';
import { seasonLifeFlow } from '../../tests/flows/seasonLife/seasonLifeFlow.ts';
import { publishCheckFlow } from '../../tests/flows/publishCheck/publishCheckFlow.ts';
import {
  contentPagesFlow,
  pageVersionFlow,
  pageVersionsFlow,
} from '../../tests/flows/staffReading/contentPagesFlow.ts';
import { overviewFlow } from '../../tests/flows/staffReading/overviewFlow.ts';
import { pictureEditFlow } from '../../tests/flows/pictureEdit/pictureEditFlow.ts';
import { bulkJobFlow } from '../../tests/flows/bulkJob/bulkJobFlow.ts';
import { decisionImportFlow } from '../../tests/flows/decisionImport/decisionImportFlow.ts';
import { entryFileFlow } from '../../tests/flows/entryFile/entryFileFlow.ts';
import { seasonImportFlow } from '../../tests/flows/seasonImport/seasonImportFlow.ts';
import { seasonListFlow } from '../../tests/flows/staffReading/seasonListFlow.ts';
import { screeningQueueFlow } from '../../tests/flows/screeningQueue/screeningQueueFlow.ts';
import { groupMembersFlow } from '../../tests/flows/groupMembers/groupMembersFlow.ts';
import { windowTimelineFlow } from '../../tests/flows/windowTimeline/windowTimelineFlow.ts';
import { staffOrganisationsFlow } from '../../tests/flows/staffOrganisations/staffOrganisationsFlow.ts';
import { bulkActFlow } from '../../tests/flows/bulkAct/bulkActFlow.ts';
import { staffPeopleFlow } from '../../tests/flows/staffPeople/staffPeopleFlow.ts';
import { approvalFlow } from '../../tests/flows/approval/approvalFlow.ts';
import { factorEnrolmentFlow } from '../../tests/flows/factorEnrolment/factorEnrolmentFlow.ts';
import { accessResetFlow } from '../../tests/flows/accessReset/accessResetFlow.ts';
import { ownResetFlow } from '../../tests/flows/ownReset/ownResetFlow.ts';
import { ownPasskeysFlow } from '../../tests/flows/ownPasskeys/ownPasskeysFlow.ts';
import { recoveryRenewalFlow } from '../../tests/flows/recoveryRenewal/recoveryRenewalFlow.ts';
import { roleCompetitionsFlow } from '../../tests/flows/roleCompetitions/roleCompetitionsFlow.ts';
import { stepUpFlow } from '../../tests/flows/stepUp/stepUpFlow.ts';
import { staffSessionFlow } from '../../tests/flows/staffSession/staffSessionFlow.ts';
import { staffSignInFlow } from '../../tests/flows/staffSignIn/staffSignInFlow.ts';
import { voteRetryFlow } from '../../tests/flows/voteRetry/voteRetryFlow.ts';
import { FlowView } from './FlowView.tsx';

const meta = {
  title: 'Flows',
  component: FlowView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => <FlowView {...args} dark={globals['theme'] === 'dark'} />,
  args: { flow: loginFlow, dark: false },
} satisfies Meta<typeof FlowView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PublicVoting: Story = { args: { flow: publicVotingFlow } };
export const TabGuard: Story = { args: { flow: tabGuardFlow } };
export const Checkout: Story = { args: { flow: checkoutFlow } };
export const VoteRetry: Story = { args: { flow: voteRetryFlow } };
export const Receipt: Story = { args: { flow: receiptFlow } };
export const Checkpoints: Story = { args: { flow: checkpointsFlow } };
export const OrderAfterPaying: Story = { args: { flow: orderFlow } };
export const EventList: Story = { args: { flow: eventListFlow } };
export const CompetitionList: Story = { args: { flow: competitionListFlow } };
export const CompetitionDetails: Story = { args: { flow: competitionDetailsFlow } };
export const Registration: Story = { args: { flow: registrationFlow } };
export const MediaUpload: Story = { args: { flow: mediaUploadFlow } };
export const Session: Story = { args: { flow: sessionFlow } };
/** Events go to the page's real machine, and the page follows. */
export const Login: Story = {
  args: { flow: loginFlow },
  play: async ({ canvas, userEvent }) => {
    const state = await canvas.findByRole('combobox');
    await userEvent.selectOptions(state, 'submitting');
    await expect(
      await canvas.findByRole('button', { name: /^(جارٍ تسجيل الدخول…|Logging in…)$/ }),
    ).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toBeVisible();
  },
};
export const ForgotPassword: Story = { args: { flow: forgotPasswordFlow } };
export const ContactChange: Story = { args: { flow: contactChangeFlow } };
export const ContactLink: Story = { args: { flow: contactLinkFlow } };
export const NewPassword: Story = { args: { flow: newPasswordFlow } };
export const PasswordChange: Story = { args: { flow: passwordChangeFlow } };
export const DeviceList: Story = { args: { flow: deviceListFlow } };
export const ProfileEdit: Story = { args: { flow: profileEditFlow } };
export const MySubmissions: Story = { args: { flow: mySubmissionsFlow } };
export const SubmissionViewer: Story = { args: { flow: submissionViewerFlow } };
export const SubmissionDetails: Story = { args: { flow: submissionDetailsFlow } };
export const SignupContact: Story = { args: { flow: signupContactFlow } };
export const DocumentCorrection: Story = { args: { flow: documentCorrectionFlow } };
export const FeeOrder: Story = { args: { flow: feeOrderFlow } };
export const Withdrawal: Story = { args: { flow: withdrawalFlow } };
export const SubmissionReplace: Story = { args: { flow: submissionReplaceFlow } };
export const ClientMonitor: Story = { args: { flow: clientMonitorFlow } };
export const Diagnostics: Story = { args: { flow: diagnosticsFlow } };
export const StaffSignIn: Story = { args: { flow: staffSignInFlow } };
export const StaffEnrolment: Story = { args: { flow: staffEnrolmentFlow } };
export const StaffSession: Story = { args: { flow: staffSessionFlow } };
export const StaffPeople: Story = { args: { flow: staffPeopleFlow } };
export const BulkAct: Story = { args: { flow: bulkActFlow } };
export const StaffInvite: Story = { args: { flow: staffInviteFlow } };
export const Approval: Story = { args: { flow: approvalFlow } };
export const AuditBrowse: Story = { args: { flow: auditBrowseFlow } };
export const EntryBrowse: Story = { args: { flow: entryBrowseFlow } };
export const Templates: Story = { args: { flow: templatesFlow } };
export const SentBrowse: Story = { args: { flow: sentBrowseFlow } };
export const MessageSend: Story = { args: { flow: messageSendFlow } };
export const MessageDelivery: Story = { args: { flow: messageDeliveryFlow } };
export const IdentityReveal: Story = { args: { flow: identityRevealFlow } };
export const StaffCandidate: Story = { args: { flow: staffCandidateFlow } };
export const ChangeDecision: Story = { args: { flow: changeDecisionFlow } };
export const StaffEntry: Story = { args: { flow: staffEntryFlow } };
export const OrderBrowse: Story = { args: { flow: orderBrowseFlow } };
export const StaffOrder: Story = { args: { flow: staffOrderFlow } };
export const RoleCompetitions: Story = { args: { flow: roleCompetitionsFlow } };
export const StepUp: Story = { args: { flow: stepUpFlow } };
export const EditForm: Story = { args: { flow: editFormFlow } };
export const Overview: Story = { args: { flow: overviewFlow } };
export const SeasonList: Story = { args: { flow: seasonListFlow } };
export const ContentPages: Story = { args: { flow: contentPagesFlow } };
export const PageVersions: Story = { args: { flow: pageVersionsFlow } };
export const PageVersion: Story = { args: { flow: pageVersionFlow } };
export const PictureEdit: Story = { args: { flow: pictureEditFlow } };
export const BulkJob: Story = { args: { flow: bulkJobFlow } };
export const DecisionImport: Story = { args: { flow: decisionImportFlow } };
export const EntryFile: Story = { args: { flow: entryFileFlow } };
export const SeasonImport: Story = { args: { flow: seasonImportFlow } };
export const PublishCheck: Story = { args: { flow: publishCheckFlow } };
export const SeasonLife: Story = { args: { flow: seasonLifeFlow } };
export const AskedAct: Story = { args: { flow: askedActFlow } };
export const CandidateActs: Story = { args: { flow: candidateActsFlow } };
export const MemberRemoval: Story = { args: { flow: memberRemovalFlow } };
export const DraftPreview: Story = { args: { flow: draftPreviewFlow } };
export const GroupMembers: Story = { args: { flow: groupMembersFlow } };
export const ScreeningQueue: Story = { args: { flow: screeningQueueFlow } };
export const WindowTimeline: Story = { args: { flow: windowTimelineFlow } };
export const StaffOrganisations: Story = { args: { flow: staffOrganisationsFlow } };
export const FactorEnrolment: Story = { args: { flow: factorEnrolmentFlow } };
export const OwnPasskeys: Story = { args: { flow: ownPasskeysFlow } };
export const RecoveryRenewal: Story = { args: { flow: recoveryRenewalFlow } };
export const AccessReset: Story = { args: { flow: accessResetFlow } };
export const OwnReset: Story = { args: { flow: ownResetFlow } };
export const CommandPalette: Story = { args: { flow: commandPaletteFlow } };

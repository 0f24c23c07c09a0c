/** The catalogue of flows: every machine as testers know it. */
import { clientMonitorFlow } from './clientMonitor/clientMonitorFlow.ts';
import { diagnosticsFlow } from './diagnostics/diagnosticsFlow.ts';
import type { Flow } from './flow.ts';
import { publicVotingFlow } from './publicVoting/publicVotingFlow.ts';
import { tabGuardFlow } from './tabGuard/tabGuardFlow.ts';
import { checkoutFlow } from './checkout/checkoutFlow.ts';
import { editFormFlow } from './editForm/editFormFlow.ts';
import { entryBrowseFlow } from './staffBrowse/entryBrowseFlow.ts';
import { messageDeliveryFlow } from './messageDelivery/messageDeliveryFlow.ts';
import { messageSendFlow } from './messageSend/messageSendFlow.ts';
import { sentBrowseFlow } from './staffBrowse/sentBrowseFlow.ts';
import { templatesFlow } from './staffReading/templatesFlow.ts';
import { changeDecisionFlow } from './changeDecision/changeDecisionFlow.ts';
import { identityRevealFlow } from './identityReveal/identityRevealFlow.ts';
import { staffCandidateFlow } from './staffReading/staffCandidateFlow.ts';
import { staffEntryFlow } from './staffReading/staffEntryFlow.ts';
import { orderBrowseFlow } from './staffBrowse/orderBrowseFlow.ts';
import { staffOrderFlow } from './staffReading/staffOrderFlow.ts';
import { auditBrowseFlow } from './staffBrowse/auditBrowseFlow.ts';
import { staffEnrolmentFlow } from './staffEnrolment/staffEnrolmentFlow.ts';
import { staffInviteFlow } from './staffInvite/staffInviteFlow.ts';
import { askedActFlow } from './askedAct/askedActFlow.ts';
import { memberRemovalFlow } from './memberRemoval/memberRemovalFlow.ts';
import { candidateActsFlow } from './candidateActs/candidateActsFlow.ts';
import { draftPreviewFlow } from './draftPreview/draftPreviewFlow.ts';
import { seasonLifeFlow } from './seasonLife/seasonLifeFlow.ts';
import { publishCheckFlow } from './publishCheck/publishCheckFlow.ts';
import { contentPagesFlow, pageVersionFlow, pageVersionsFlow } from './staffReading/contentPagesFlow.ts';
import { overviewFlow } from './staffReading/overviewFlow.ts';
import { pictureEditFlow } from './pictureEdit/pictureEditFlow.ts';
import { bulkJobFlow } from './bulkJob/bulkJobFlow.ts';
import { decisionImportFlow } from './decisionImport/decisionImportFlow.ts';
import { entryFileFlow } from './entryFile/entryFileFlow.ts';
import { seasonImportFlow } from './seasonImport/seasonImportFlow.ts';
import { seasonListFlow } from './staffReading/seasonListFlow.ts';
import { staffOrganisationsFlow } from './staffOrganisations/staffOrganisationsFlow.ts';
import { bulkActFlow } from './bulkAct/bulkActFlow.ts';
import { staffPeopleFlow } from './staffPeople/staffPeopleFlow.ts';
import { staffSessionFlow } from './staffSession/staffSessionFlow.ts';
import { staffSignInFlow } from './staffSignIn/staffSignInFlow.ts';
import { approvalFlow } from './approval/approvalFlow.ts';
import { factorEnrolmentFlow } from './factorEnrolment/factorEnrolmentFlow.ts';
import { ownPasskeysFlow } from './ownPasskeys/ownPasskeysFlow.ts';
import { recoveryRenewalFlow } from './recoveryRenewal/recoveryRenewalFlow.ts';
import { accessResetFlow } from './accessReset/accessResetFlow.ts';
import { ownResetFlow } from './ownReset/ownResetFlow.ts';
import { roleCompetitionsFlow } from './roleCompetitions/roleCompetitionsFlow.ts';
import { stepUpFlow } from './stepUp/stepUpFlow.ts';
import { voteRetryFlow } from './voteRetry/voteRetryFlow.ts';
import { receiptFlow } from './reading/receiptFlow.ts';
import { checkpointsFlow } from './reading/checkpointsFlow.ts';
import { orderFlow } from './reading/orderFlow.ts';
import { eventListFlow } from './eventList/eventListFlow.ts';
import { competitionListFlow } from './competitionList/competitionListFlow.ts';
import { competitionDetailsFlow } from './competitionDetails/competitionDetailsFlow.ts';
import { registrationFlow } from './registration/registrationFlow.ts';
import { signupContactFlow } from './signupContact/signupContactFlow.ts';
import { mediaUploadFlow } from './mediaUpload/mediaUploadFlow.ts';
import { sessionFlow } from './session/sessionFlow.ts';
import { loginFlow } from './login/loginFlow.ts';
import { forgotPasswordFlow } from './forgotPassword/forgotPasswordFlow.ts';
import { newPasswordFlow } from './newPassword/newPasswordFlow.ts';
import { passwordChangeFlow } from './passwordChange/passwordChangeFlow.ts';
import { contactChangeFlow } from './contactChange/contactChangeFlow.ts';
import { contactLinkFlow } from './contactLink/contactLinkFlow.ts';
import { deviceListFlow } from './deviceList/deviceListFlow.ts';
import { profileEditFlow } from './profileEdit/profileEditFlow.ts';
import { mySubmissionsFlow } from './mySubmissions/mySubmissionsFlow.ts';
import { submissionViewerFlow } from './submissionViewer/submissionViewerFlow.ts';
import { submissionDetailsFlow } from './submissionViewer/submissionDetailsFlow.ts';
import { commandPaletteFlow } from './commandPalette/commandPaletteFlow.ts';
import { documentCorrectionFlow } from './documentCorrection/documentCorrectionFlow.ts';
import { feeOrderFlow } from './feeOrder/feeOrderFlow.ts';
import { withdrawalFlow } from './withdrawal/withdrawalFlow.ts';
import { submissionReplaceFlow } from './submissionReplace/submissionReplaceFlow.ts';
import { screeningQueueFlow } from './screeningQueue/screeningQueueFlow.ts';
import { groupMembersFlow } from './groupMembers/groupMembersFlow.ts';
import { windowTimelineFlow } from './windowTimeline/windowTimelineFlow.ts';

export const flows: readonly Flow[] = [
  publicVotingFlow,
  tabGuardFlow,
  checkoutFlow,
  voteRetryFlow,
  receiptFlow,
  checkpointsFlow,
  orderFlow,
  eventListFlow,
  competitionListFlow,
  competitionDetailsFlow,
  registrationFlow,
  signupContactFlow,
  mediaUploadFlow,
  sessionFlow,
  loginFlow,
  forgotPasswordFlow,
  newPasswordFlow,
  passwordChangeFlow,
  contactChangeFlow,
  contactLinkFlow,
  deviceListFlow,
  profileEditFlow,
  mySubmissionsFlow,
  submissionViewerFlow,
  submissionDetailsFlow,
  submissionReplaceFlow,
  documentCorrectionFlow,
  feeOrderFlow,
  withdrawalFlow,
  clientMonitorFlow,
  diagnosticsFlow,
  staffSignInFlow,
  staffEnrolmentFlow,
  staffSessionFlow,
  staffPeopleFlow,
  bulkActFlow,
  staffInviteFlow,
  auditBrowseFlow,
  entryBrowseFlow,
  staffEntryFlow,
  staffCandidateFlow,
  changeDecisionFlow,
  templatesFlow,
  sentBrowseFlow,
  messageSendFlow,
  messageDeliveryFlow,
  identityRevealFlow,
  orderBrowseFlow,
  staffOrderFlow,
  roleCompetitionsFlow,
  stepUpFlow,
  editFormFlow,
  windowTimelineFlow,
  groupMembersFlow,
  screeningQueueFlow,
  staffOrganisationsFlow,
  overviewFlow,
  seasonListFlow,
  contentPagesFlow,
  pageVersionsFlow,
  pageVersionFlow,
  pictureEditFlow,
  seasonImportFlow,
  entryFileFlow,
  decisionImportFlow,
  bulkJobFlow,
  publishCheckFlow,
  seasonLifeFlow,
  askedActFlow,
  memberRemovalFlow,
  candidateActsFlow,
  draftPreviewFlow,
  approvalFlow,
  factorEnrolmentFlow,
  ownPasskeysFlow,
  recoveryRenewalFlow,
  accessResetFlow,
  ownResetFlow,
  commandPaletteFlow,
];

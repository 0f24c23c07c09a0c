import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accountTables, auditTables } from './accountTables.ts';
import { approvalMails } from './approvalMails.ts';
import { approvalTables } from './approvalTables.ts';
import { approvedEntries } from './approvedEntries.ts';
import { boardTables } from './boardTables.ts';
import { bulkTables } from './bulkTables.ts';
import { canonicalCivilIds } from './canonicalCivilIds.ts';
import { catalogueTables, competitionSlugsApart } from './catalogueTables.ts';
import { claimColumns } from './claimColumns.ts';
import { checkpointKeyTables } from './checkpointKeyTables.ts';
import { competitionBoards } from './competitionBoards.ts';
import { competitionsOfRoles } from './competitionsOfRoles.ts';
import { competitionTables } from './competitionTables.ts';
import { contactChangeTables } from './contactChangeTables.ts';
import type { DialectParts } from './dialectParts.ts';
import { duplicateMarks, sayWhatFindsDuplicates } from './duplicateMarks.ts';
import { draftTables } from './draftTables.ts';
import { entryMessages } from './entryMessages.ts';
import { entryReasonTables } from './entryReasons.ts';
import { entrySearch } from './entrySearch.ts';
import { entryTables, lateRegistrations } from './entryTables.ts';
import { erasureTables } from './erasures.ts';
import { feeWaivers } from './feeWaivers.ts';
import { identityCheckTables } from './identityChecks.ts';
import { formerSlugTables, moveReservedSlugs } from './formerSlugs.ts';
import { layFirstPages, slugCompetitions } from './fillCatalogue.ts';
import { leaseTables } from './leaseTables.ts';
import { appendOnlyLedger, ledgerTables } from './ledgerTables.ts';
import { contactIndexes, normaliseContacts, unpaidContactIndexes } from './normaliseContacts.ts';
import { maskedCards } from './maskedCards.ts';
import { memberRemovals } from './memberRemovals.ts';
import { messageTemplateTables } from './messageTemplates.ts';
import { messageIndexes } from './messageIndexes.ts';
import { nameEventZones } from './nameEventZones.ts';
import { moveNewsSlug, newsCodes } from './newsCodes.ts';
import { messagesWithoutEntries } from './messagesWithoutEntries.ts';
import { orderKinds } from './orderKinds.ts';
import { ordersOfCompetitions } from './ordersOfCompetitions.ts';
import { orderNetworks } from './orderNetworks.ts';
import { auditDetailTables } from './auditDetailTables.ts';
import { organisationSettings } from './organisationSettings.ts';
import { organisationVersions } from './organisationVersions.ts';
import { keepFirstVersions, pageVersionTables } from './pageVersions.ts';
import { passkeyTables } from './passkeyTables.ts';
import { paymentTables } from './paymentTables.ts';
import { promisedLinkTables } from './promisedLinkTables.ts';
import { pictureTables } from './pictureTables.ts';
import { placementTables } from './placementTables.ts';
import { movePreviewSlug, previewLinkTables } from './previewLinks.ts';
import { placesVersion } from './placesVersion.ts';
import { profileChangeTables } from './profileChangeTables.ts';
import { publicReasons } from './publicReasons.ts';
import { receiptMails } from './receiptMails.ts';
import { releasedVotes } from './releasedVotes.ts';
import { recoveredContacts } from './recoveredContacts.ts';
import { replacementTables } from './replacementTables.ts';
import { requestLimitTables } from './requestLimitTables.ts';
import { reviewTables } from './reviewTables.ts';
import { sayHowLongContactsStay } from './sayHowLongContactsStay.ts';
import { sayHowLongNetworksStay } from './sayHowLongNetworksStay.ts';
import { sayThatAccountsKeepDrafts } from './sayThatAccountsKeepDrafts.ts';
import { sayWhatRegisteringTakes } from './sayWhatRegisteringTakes.ts';
import { sayWhereDraftsStay } from './sayWhereDraftsStay.ts';
import { sayWhereReceiptsGo } from './sayWhereReceiptsGo.ts';
import { seasonEnds } from './seasonEnds.ts';
import { seasonStates } from './seasonStates.ts';
import { seenVoteTables } from './seenVoteTables.ts';
import { sentMessageTables } from './sentMessages.ts';
import { sharedKeyTables } from './sharedKeyTables.ts';
import { smsInbox } from './smsInbox.ts';
import { smsTables } from './smsTables.ts';
import { staffMails } from './staffMails.ts';
import { staffResets } from './staffResets.ts';
import { staffTables } from './staffTables.ts';
import { standingTables } from './standingTables.ts';
import { stepUpColumn } from './stepUpColumn.ts';
import { mediaCosts, uploadPieces, uploadQuotas } from './uploadTables.ts';
import { phoneChangeMessages, verifiedAccounts } from './verifiedAccounts.ts';
import { withdrawals } from './withdrawals.ts';
import { votingStopTables } from './votingStops.ts';
import { screeningTables } from './screeningTables.ts';

/** Every step of the schema in order. Never edit a released step; add another. */
export function migrations(parts: DialectParts): Record<string, Migration> {
  return {
    '0001-live-vote': step([
      ...competitionTables(parts),
      ...ledgerTables(parts),
      ...appendOnlyLedger(parts),
      ...smsTables(parts),
    ]),
    '0002-paid-votes': step([...paymentTables(parts), ...reviewTables(parts)]),
    '0003-catalogue': step([
      ...catalogueTables(parts),
      slugCompetitions,
      competitionSlugsApart,
      layFirstPages,
    ]),
    '0004-accounts': step([...accountTables(parts), ...auditTables(parts)]),
    '0005-entries': step(entryTables(parts)),
    '0006-replacements': step(replacementTables(parts)),
    '0007-standings': step(standingTables(parts)),
    '0008-upload-quotas': step(uploadQuotas(parts)),
    '0009-media-costs': step(mediaCosts(parts)),
    '0010-checkpoint-keys': step(checkpointKeyTables(parts)),
    '0011-contacts': step([normaliseContacts, ...contactIndexes, sayHowLongContactsStay]),
    '0012-unpaid-contacts': step(unpaidContactIndexes),
    '0013-released-votes': step(releasedVotes(parts)),
    '0014-profile-changes': step(profileChangeTables(parts)),
    '0015-masked-cards': step(maskedCards),
    '0016-messages-without-entries': step(messagesWithoutEntries(parts)),
    '0017-order-networks': step(orderNetworks(parts)),
    '0018-verified-accounts': step(verifiedAccounts(parts)),
    '0019-privacy-of-networks': step([sayHowLongNetworksStay]),
    '0020-phone-changes': step(phoneChangeMessages(parts)),
    '0021-message-indexes': step(messageIndexes),
    '0022-contact-changes': step(contactChangeTables(parts)),
    '0023-civil-ids': step([canonicalCivilIds]),
    '0024-leases': step(leaseTables(parts)),
    '0025-zones-of-events': step(nameEventZones),
    '0026-board-versions': step(boardTables(parts)),
    '0027-claims': step(claimColumns(parts)),
    '0028-request-limits': step(requestLimitTables(parts)),
    '0029-promised-links': step(promisedLinkTables(parts)),
    '0030-seen-votes': step(seenVoteTables(parts)),
    '0031-shared-keys': step(sharedKeyTables(parts)),
    '0032-upload-pieces': step(uploadPieces(parts)),
    '0033-receipt-mails': step([...receiptMails(parts), sayWhereReceiptsGo]),
    '0034-privacy-of-registrations': step([sayWhatRegisteringTakes]),
    '0035-former-slugs': step([...formerSlugTables(parts), moveReservedSlugs]),
    '0036-privacy-of-drafts': step([sayWhereDraftsStay]),
    '0037-entry-messages': step(entryMessages(parts)),
    '0038-late-registrations': step(lateRegistrations(parts)),
    '0039-order-kinds': step(orderKinds(parts)),
    '0040-withdrawals': step(withdrawals(parts)),
    '0041-fee-waivers': step(feeWaivers(parts)),
    '0042-drafts-in-accounts': step([...draftTables(parts), sayThatAccountsKeepDrafts]),
    '0043-staff': step(staffTables(parts)),
    '0044-step-up': step(stepUpColumn(parts)),
    '0045-audit-details': step(auditDetailTables(parts)),
    '0047-approvals': step(approvalTables(parts)),
    '0050-organisation-versions': step(organisationVersions(parts)),
    '0051-staff-mails': step(staffMails(parts)),
    '0052-staff-resets': step(staffResets(parts)),
    '0054-competitions-of-roles': step(competitionsOfRoles(parts)),
    '0055-staff-passkeys': step(passkeyTables(parts)),
    '0056-season-states': step(seasonStates(parts)),
    '0057-competition-boards': step(competitionBoards(parts)),
    '0058-placements': step(placementTables(parts)),
    '0059-season-ends': step(seasonEnds(parts)),
    '0060-preview-links': step([...previewLinkTables(parts), movePreviewSlug]),
    '0061-pictures': step(pictureTables(parts)),
    '0063-page-versions': step([...pageVersionTables(parts), keepFirstVersions]),
    '0064-public-reasons': step(publicReasons(parts)),
    '0065-entry-search': step(entrySearch(parts)),
    '0066-orders-of-competitions': step(ordersOfCompetitions(parts)),
    '0067-approval-mails': step(approvalMails),
    '0068-organisation-settings': step(organisationSettings),
    '0069-voting-stops': step(votingStopTables(parts)),
    '0070-screening': step(screeningTables(parts)),
    '0071-member-removals': step(memberRemovals(parts)),
    '0072-identity-checks': step(identityCheckTables(parts)),
    '0075-message-templates': step(messageTemplateTables(parts)),
    '0076-bulk-placing': step(bulkTables(parts)),
    '0077-sent-messages': step(sentMessageTables(parts)),
    '0078-duplicate-marks': step([...duplicateMarks(parts), sayWhatFindsDuplicates]),
    '0079-entry-reasons': step(entryReasonTables(parts)),
    '0080-erasures': step(erasureTables(parts)),
    '0081-recovered-contacts': step(recoveredContacts(parts)),
    '0082-places-version': step(placesVersion(parts)),
    '0083-sms-inbox': step(smsInbox(parts)),
    '0084-approved-entries': step(approvedEntries),
    '0085-news-codes': step([...newsCodes, moveNewsSlug]),
  };
}

type Change = string | ((db: Kysely<never>) => Promise<void>);

function step(changes: readonly Change[]): Migration {
  return {
    up: async (db: Kysely<never>) => {
      for (const change of changes) {
        if (typeof change === 'string') await sql.raw(change).execute(db);
        else await change(db);
      }
    },
  };
}

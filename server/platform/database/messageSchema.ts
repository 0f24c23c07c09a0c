/** Tables of messages that staff write to candidates; conventions as in `schema.ts`. */
import type { AutomaticKind } from '../../../domain/messages/automaticTemplates.ts';
import type { MessageKind } from '../../../domain/messages/messageKinds.ts';
import type { TemplateTexts } from '../../../domain/messages/readTemplate.ts';
import type { DropReason, QueuedMessage } from '../messages/queuedMessage.ts';

export type MessageSchema = {
  templates: TemplatesTable;
  template_versions: TemplateVersionsTable;
  sent_messages: SentMessagesTable;
  message_recipients: MessageRecipientsTable;
  unsubscriptions: UnsubscriptionsTable;
};

/**
 * A template has a `kind` if it changes the words of an automatic message, else the `name` that staff gave it. One that was
 * removed stays for what was sent in its words.
 */
type TemplatesTable = {
  id: string;
  organisation_id: string;
  kind: AutomaticKind | null;
  name: string | null;
  version: number;
  changed_by: string;
  changed_at: number;
  removed_at: number | null;
};

type TemplateVersionsTable = TemplateTexts & {
  template_id: string;
  version: number;
  saved_by: string;
  saved_at: number;
};

/**
 * A message to the candidates of all entries that its filter lets through, in `competition_ids` (JSON; null for all of the
 * organisation). `filter_search` is emptied once the recipients are laid, as it may be a name. `hash` is that of the preview,
 * and `mails`, `texts`, `parts` and `part_baisa` are its figures. Nothing goes out before `due_at`. Recipients are laid page by
 * page: `after_key` is where the next page begins. `laid_at` is null while there is work on them.
 */
export type SentMessagesTable = TemplateTexts & {
  id: string;
  organisation_id: string;
  kind: MessageKind;
  name: string;
  filter_status: 'submitted' | 'pending' | 'approved' | 'rejected' | 'withdrawn' | null;
  filter_search: string | null;
  competition_ids: string | null;
  hash: string;
  mails: number;
  texts: number;
  parts: number;
  part_baisa: number | null;
  sent_by: string;
  sent_at: number;
  due_at: number;
  undone_by: string | null;
  undone_at: number | null;
  after_key: string | null;
  laid_at: number | null;
};

/**
 * A message to one candidate. `recipient` is the entry of a message about it, and the candidate of news: nobody gets the same
 * news twice. `why` it was dropped.
 */
export type MessageRecipientsTable = QueuedMessage & {
  message_id: string;
  entry_id: string;
  recipient: string;
  channel: 'mail' | 'sms';
  language: 'ar' | 'en';
  why: DropReason | null;
  /** The code of the link that ends news; in text messages with news only. */
  news_code: string | null;
};

/** A candidate who wants no news of an organisation. */
type UnsubscriptionsTable = { user_id: string; organisation_id: string; unsubscribed_at: number };

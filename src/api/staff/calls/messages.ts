import type {
  MessageDraft,
  MessagePreview,
  MessageSample,
  MessageToSample,
  MessageToSend,
  RecipientPage,
  RecipientState,
  SentMessage,
  SentMessagePage,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** Which message: of an organisation, by its id. */
type Named = { organisation: string; id: string };

/** `POST /organisation/{organisation}/message-preview`, once: it changes nothing. */
export const previewMessage = (
  client: StaffClient,
  organisation: string,
  body: MessageDraft,
  signal: AbortSignal,
): Promise<Outcome<MessagePreview>> =>
  unwrap<MessagePreview>(
    client.POST('/organisation/{organisation}/message-preview', {
      params: { path: { organisation } },
      body,
      signal,
    }),
  );

/** `POST /organisation/{organisation}/message-sample`, once: it changes nothing. */
export const sampleMessage = (
  client: StaffClient,
  organisation: string,
  body: MessageToSample,
  signal: AbortSignal,
): Promise<Outcome<{ sample: MessageSample | null }>> =>
  unwrap<{ sample: MessageSample | null }>(
    client.POST('/organisation/{organisation}/message-sample', {
      params: { path: { organisation } },
      body,
      signal,
    }),
  );

/** `POST /organisation/{organisation}/sent-message`, once: a repeat with the same id sends nothing twice. */
export const sendMessage = (
  client: StaffClient,
  organisation: string,
  body: MessageToSend,
  signal: AbortSignal,
): Promise<Outcome<SentMessage>> =>
  unwrap<SentMessage>(
    client.POST('/organisation/{organisation}/sent-message', {
      params: { path: { organisation } },
      body,
      signal,
    }),
  );

/** `GET /organisation/{organisation}/sent-message`, once. */
export const listSentMessages = (
  client: StaffClient,
  organisation: string,
  after: string | null,
  signal: AbortSignal,
): Promise<Outcome<SentMessagePage>> =>
  unwrap<SentMessagePage>(
    client.GET('/organisation/{organisation}/sent-message', {
      params: { path: { organisation }, query: { ...(after !== null && { after }) } },
      signal,
    }),
  );

/** `GET /organisation/{organisation}/sent-message/{id}`, once. */
export const readSentMessage = (
  client: StaffClient,
  path: Named,
  signal: AbortSignal,
): Promise<Outcome<SentMessage>> =>
  unwrap<SentMessage>(
    client.GET('/organisation/{organisation}/sent-message/{id}', { params: { path }, signal }),
  );

/** `GET /organisation/{organisation}/sent-message/{id}/recipient`, once. */
export const listRecipients = (
  client: StaffClient,
  path: Named,
  { state, after }: { state: RecipientState | null; after: string | null },
  signal: AbortSignal,
): Promise<Outcome<RecipientPage>> =>
  unwrap<RecipientPage>(
    client.GET('/organisation/{organisation}/sent-message/{id}/recipient', {
      params: { path, query: { ...(state !== null && { state }), ...(after !== null && { after }) } },
      signal,
    }),
  );

/** `POST /organisation/{organisation}/sent-message/{id}/undo`, once: a repeat finds it undone. */
export const undoMessage = (
  client: StaffClient,
  path: Named,
  signal: AbortSignal,
): Promise<Outcome<SentMessage>> =>
  unwrap<SentMessage>(
    client.POST('/organisation/{organisation}/sent-message/{id}/undo', { params: { path }, signal }),
  );

/** `POST /organisation/{organisation}/sent-message/{id}/retry`, once: the page shows what is left. */
export const retryMessage = (
  client: StaffClient,
  path: Named,
  signal: AbortSignal,
): Promise<Outcome<SentMessage>> =>
  unwrap<SentMessage>(
    client.POST('/organisation/{organisation}/sent-message/{id}/retry', { params: { path }, signal }),
  );

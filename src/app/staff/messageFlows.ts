/** Real effects of the messages that staff send to candidates. */
import { fromPromise } from 'xstate';
import { messageDraft } from '../../../domain/messages/messageForm.ts';
import type {
  MessageSample,
  NamedCompetition,
  RecipientPage,
  RecipientState,
  SentMessagePage,
} from '../../../domain/staff/staffContract.ts';
import {
  listRecipients,
  listSentMessages,
  previewMessage,
  readSentMessage,
  retryMessage,
  sampleMessage,
  sendMessage,
  undoMessage,
} from '../../api/staff/calls/messages.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import {
  type DeliveryAct,
  type LoadedDelivery,
  messageDeliveryMachine,
} from '../../machines/messageDelivery/messageDeliveryMachine.ts';
import { messageSendMachine } from '../../machines/messageSend/messageSendMachine.ts';
import type { Previewed, WrittenMessage } from '../../machines/messageSend/messageSendTypes.ts';
import { sentBrowse, type SentFilters } from '../../machines/staffBrowse/staffBrowseMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { loadCompetitions } from './loadCompetitions.ts';
import { browsing, readOrNull } from './recordCalls.ts';
import type { RetriedCalls } from './retriedCalls.ts';

const draftOf = ({ texts, filters }: WrittenMessage) => messageDraft(texts, filters);

/** @param open shows the page of a message that was sent */
export function createMessageFlows(
  client: StaffClient,
  organisation: string,
  { read, write }: RetriedCalls,
  open: (id: string) => void,
) {
  const sent = sentBrowse.provide(
    browsing<SentMessagePage, SentFilters>(({ after }, signal) =>
      listSentMessages(client, organisation, after, signal),
    ),
  );

  const sample = async (message: WrittenMessage, after: string | null, signal: AbortSignal) => {
    const body = { ...draftOf(message), after };
    return (await read(() => sampleMessage(client, organisation, body, signal), signal)).sample;
  };
  const message = messageSendMachine.provide({
    actors: {
      loadCompetitions: fromPromise<readonly NamedCompetition[]>(({ signal }) =>
        loadCompetitions(client, organisation, signal),
      ),
      preview: fromPromise<Previewed, WrittenMessage>(async ({ input, signal }) => {
        const call = () => previewMessage(client, organisation, draftOf(input), signal);
        const [preview, first] = await Promise.all([read(call, signal), sample(input, null, signal)]);
        return { preview, sample: first };
      }),
      step: fromPromise<MessageSample | null, WrittenMessage & { after: string }>(({ input, signal }) =>
        sample(input, input.after, signal),
      ),
      send: fromPromise<unknown, WrittenMessage & { id: string; hash: string }>(({ input, signal }) => {
        const { id, hash, texts } = input;
        const body = { ...draftOf(input), id, hash, name: texts['name'] ?? '' };
        return write(() => sendMessage(client, organisation, body, signal), signal);
      }),
    },
    actions: { open: ({ context: { id } }) => open(id), endSession: goToSignIn },
  });

  const delivery = (id: string) => {
    const path = { organisation, id };
    return messageDeliveryMachine.provide({
      actors: {
        load: fromPromise<LoadedDelivery, { state: RecipientState | null }>(
          async ({ input: { state }, signal }) => {
            const found = await readOrNull(() => readSentMessage(client, path, signal), signal);
            const call = () => listRecipients(client, path, { state, after: null }, signal);
            const page = found ? await read(call, signal) : { data: [], next: null };
            return { message: found, page, at: Date.now() };
          },
        ),
        loadMore: fromPromise<RecipientPage, { state: RecipientState | null; after: string }>(
          ({ input: { state, after }, signal }) =>
            read(() => listRecipients(client, path, { state, after }, signal), signal),
        ),
        act: fromPromise<unknown, { act: DeliveryAct }>(({ input: { act }, signal }) =>
          write(() => (act === 'undo' ? undoMessage : retryMessage)(client, path, signal), signal),
        ),
      },
      actions: { endSession: goToSignIn },
    });
  };

  return { sent, message, delivery };
}

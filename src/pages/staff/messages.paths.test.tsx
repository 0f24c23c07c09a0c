/** Walks the paths of messages to candidates on their pages. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import { messageDeliveryFlow } from '../../../tests/flows/messageDelivery/messageDeliveryFlow.ts';
import { messageSendFlow } from '../../../tests/flows/messageSend/messageSendFlow.ts';
import { sentBrowseFlow } from '../../../tests/flows/staffBrowse/sentBrowseFlow.ts';
import { written } from '../../../tests/support/messages/sentFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { MessageSendPage } from './MessageSendPage/MessageSendPage.tsx';
import { SentMessagePage } from './SentMessagePage/SentMessagePage.tsx';
import { SentMessagesPage } from './SentMessagesPage/SentMessagesPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffSent' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

walkOnStaffPage({
  flow: sentBrowseFlow,
  render: (machine) => (
    <SentMessagesPage browse={machine} hrefOf={(id) => `/messages?message=${id}`} wordsHref="/messages" />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', ns)),
    'more.requested': () => pressButton(t('more', ns)),
  }),
  says: {
    'browsing.failed': 'staffSent:failed',
    'browsing.loadingMore': 'staffSent:loadingMore',
    'browsing.moreFailed': 'staffSent:moreFailed',
  },
});

walkOnStaffPage({
  flow: messageSendFlow,
  render: (machine) => <MessageSendPage message={machine} start={written} backHref="/messages" />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'filters.changed': ({ filters }) =>
      choose(t('column.state', { ns: 'staffEntries' }), (filters as EntryFilters).status),
    'another.requested': () => pressButton(t('sample.another', ns)),
    'send.requested': () => pressButton(t('send.act', ns)),
  }),
  open: ['writing'],
  says: {
    failed: 'staffSent:compose.failed',
    writing: 'staffSent:compose.preview',
    previewing: 'staffSent:compose.previewing',
    previewed: 'staffSent:preview.title',
    stepping: 'staffSent:sample.looking',
    sending: 'staffSent:send.sending',
    unsure: 'staffSent:send.unsure',
    sent: 'staffSent:send.sent',
  },
});

walkOnStaffPage({
  flow: messageDeliveryFlow,
  render: (machine) => (
    <SentMessagePage
      delivery={machine}
      backHref="/messages"
      entryHrefOf={(entry) => `/entries?entry=${entry}`}
      mayAct
    />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('message.refresh', ns)),
    'state.chosen': ({ state }) => choose(t('column.delivery', ns), state as string),
    'more.requested': () => pressButton(t('more', ns)),
    'undo.requested': () => pressButton(t('message.undo', ns)),
    'sendAgain.requested': () => pressButton(t('message.sendAgain', ns)),
  }),
  says: {
    failed: 'staffSent:message.failed',
    unknown: 'staffSent:message.unknown',
    shown: 'staffSent:message.recipients',
    loadingMore: 'staffSent:loadingMore',
  },
});

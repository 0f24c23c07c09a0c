import { StaffDeskFrame } from '../../.storybook/withStaff.tsx';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { MessageSendPage } from '../../src/pages/staff/MessageSendPage/MessageSendPage.tsx';
import { SentMessagePage } from '../../src/pages/staff/SentMessagePage/SentMessagePage.tsx';
import { SentMessagesPage } from '../../src/pages/staff/SentMessagesPage/SentMessagesPage.tsx';
import { TemplatesPage } from '../../src/pages/staff/TemplatesPage/TemplatesPage.tsx';
import { written } from '../../tests/support/messages/sentFacts.ts';
import type { FlowPage } from './flowPages.tsx';

/** The page of each machine of messages to candidates, by flow name. */
export const messageFlowPages: Readonly<Record<string, FlowPage>> = {
  templates: {
    path: staffPaths.messages,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <TemplatesPage
        templates={machine}
        isReadOnly={false}
        hrefOf={() => staffPaths.messages}
        sentHref={staffPaths.messages}
      />
    ),
  },
  sentBrowse: {
    path: staffPaths.messages,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <SentMessagesPage browse={machine} hrefOf={() => staffPaths.messages} wordsHref={staffPaths.messages} />
    ),
  },
  messageSend: {
    path: staffPaths.messages,
    Frame: StaffDeskFrame,
    render: (machine) => <MessageSendPage message={machine} start={written} backHref={staffPaths.messages} />,
  },
  messageDelivery: {
    path: staffPaths.messages,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <SentMessagePage
        delivery={machine}
        backHref={staffPaths.messages}
        entryHrefOf={() => staffPaths.entries}
        mayAct
      />
    ),
  },
};

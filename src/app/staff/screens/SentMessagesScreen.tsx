import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { newMessageTexts } from '../../../../domain/messages/messageForm.ts';
import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { readEntryFilters } from '../../../../domain/staff/entryAddress.ts';
import { judgeAct } from '../../../../domain/staff/rights.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { MessageSendPage } from '../../../pages/staff/MessageSendPage/MessageSendPage.tsx';
import { SentMessagePage } from '../../../pages/staff/SentMessagePage/SentMessagePage.tsx';
import { SentMessagesPage } from '../../../pages/staff/SentMessagesPage/SentMessagesPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { createMessageFlows } from '../messageFlows.ts';
import { newId } from '../newId.ts';
import { Opened } from '../Opened.tsx';
import { retriedCalls } from '../retriedCalls.ts';

type Props = Pick<DeskPageProps, 'desk' | 'search'> & { organisation: DeskOrganisation };

/** The messages that staff sent, the one that the address names, or the form of a new one. */
export default function SentMessagesScreen({ desk, search, organisation }: Props) {
  const at = (more: Record<string, string>) => deskAddress(desk, staffPaths.messages, more);
  const [flows] = useState(() =>
    createMessageFlows(client, organisation.id, retriedCalls(stepUps), (id) =>
      navigate(at({ message: id }), { replace: true }),
    ),
  );
  const address = new URLSearchParams(search);
  const named = address.get('message');
  const backHref = at({ sent: 'all' });
  const mayAct = judgeAct(desk.held, 'sendMessages', organisation.id) === 'allowed';
  if (named !== null)
    return (
      <Opened key={named} make={() => flows.delivery(named)}>
        {(delivery) => (
          <SentMessagePage
            delivery={delivery}
            backHref={backHref}
            entryHrefOf={(entry) => deskAddress(desk, staffPaths.entries, { entry })}
            mayAct={mayAct}
          />
        )}
      </Opened>
    );
  if (mayAct && address.has('write'))
    return (
      <Opened
        key="write"
        make={() => ({ id: newId(), filters: readEntryFilters(search), texts: newMessageTexts })}
      >
        {(start) => <MessageSendPage message={flows.message} start={start} backHref={backHref} />}
      </Opened>
    );
  return (
    <SentMessagesPage
      browse={flows.sent}
      hrefOf={(id) => at({ message: id })}
      wordsHref={at({})}
      writeHref={mayAct ? at({ write: 'new' }) : undefined}
    />
  );
}

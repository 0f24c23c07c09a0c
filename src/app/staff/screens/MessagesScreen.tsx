import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isAutomaticKind } from '../../../../domain/messages/automaticTemplates.ts';
import { type Desk, deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { judgeAct, scopeOf } from '../../../../domain/staff/rights.ts';
import { laterAreas } from '../../../../domain/staff/staffAreas.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { TemplatePage } from '../../../pages/staff/TemplatePage/TemplatePage.tsx';
import { TemplatesPage } from '../../../pages/staff/TemplatesPage/TemplatesPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { laterPage } from '../laterPage.tsx';
import { Opened } from '../Opened.tsx';
import { createTemplateFlows } from '../templateFlows.ts';

const reasons = laterPage(() => import('./ReasonsScreen.tsx'));
const sent = laterPage(() => import('./SentMessagesScreen.tsx'), laterAreas.sentMessages);

export default function MessagesScreen({ me, desk, search }: DeskPageProps) {
  const { organisation } = desk;
  const address = new URLSearchParams(search);
  if (organisation && ['sent', 'message', 'write'].some((name) => address.has(name)))
    return <sent.Page key={organisation.id} {...{ desk, search, organisation }} />;
  if (organisation && address.has('reasons') && mayReadReasons(desk, organisation))
    return <reasons.Page key={organisation.id} {...{ me, desk, organisation }} />;
  return organisation && <Templates key={organisation.id} {...{ me, desk, search, organisation }} />;
}

const mayReadReasons = ({ held }: Desk, { id }: DeskOrganisation) =>
  judgeAct(held, 'readReasons', id) === 'allowed';

type Props = Pick<DeskPageProps, 'me' | 'desk' | 'search'> & { organisation: DeskOrganisation };

/** The templates of messages of an organisation, or the one that the address names. */
function Templates({ me, desk, search, organisation }: Props) {
  const of = { organisation: organisation.id, staffId: me.id };
  const [flows] = useState(() => createTemplateFlows(client, of, stepUps));
  const named = new URLSearchParams(search).get('template');
  const hrefOf = (template: string) => deskAddress(desk, staffPaths.messages, { template });
  const backHref = deskAddress(desk, staffPaths.messages);
  const open = (address: string) => navigate(address, { replace: true });
  // Automatic messages go out in every competition.
  const isReadOnly = scopeOf(desk.held, 'changeTemplates', organisation.id) !== null;
  const mayWrite = judgeAct(desk.held, 'sendMessages', organisation.id) === 'allowed';
  if (named === null)
    return (
      <TemplatesPage
        templates={flows.templates}
        isReadOnly={isReadOnly}
        hrefOf={hrefOf}
        sentHref={deskAddress(desk, staffPaths.messages, { sent: 'all' })}
        reasonsHref={
          mayReadReasons(desk, organisation)
            ? deskAddress(desk, staffPaths.messages, { reasons: 'all' })
            : undefined
        }
        writeHref={mayWrite ? deskAddress(desk, staffPaths.messages, { write: 'new' }) : undefined}
      />
    );
  const kind = isAutomaticKind(named) ? named : null;
  return (
    <Opened key={named} make={() => ({ template: flows.template(named), removal: flows.removal(named) })}>
      {(machines) => (
        <TemplatePage
          {...machines}
          kind={kind}
          backHref={backHref}
          isReadOnly={isReadOnly}
          onGone={() => open(backHref)}
        />
      )}
    </Opened>
  );
}

import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { deskAddress } from '../../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { ContentPagePage } from '../../../pages/staff/ContentPagePage/ContentPagePage.tsx';
import { ContentPagesPage } from '../../../pages/staff/ContentPagesPage/ContentPagesPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { Opened } from '../Opened.tsx';
import { createPageFlows } from '../pageFlows.ts';

const NEW = 'new';

/** The content pages, or the one that the address names. */
export default function PagesScreen({ me, desk, search }: DeskPageProps) {
  const [flows] = useState(() => createPageFlows(client, me.id, stepUps));
  const named = new URLSearchParams(search).get('page');
  const hrefOf = (page: string) => deskAddress(desk, staffPaths.pages, { page });
  const backHref = deskAddress(desk, staffPaths.pages);
  const open = (address: string) => navigate(address, { replace: true });
  if (named === null) return <ContentPagesPage pages={flows.pages} newHref={hrefOf(NEW)} hrefOf={hrefOf} />;
  if (named === NEW)
    return (
      <Opened key={NEW} make={flows.newPage}>
        {(machine) => (
          <ContentPagePage page={machine} backHref={backHref} onSaved={({ id }) => open(hrefOf(id))} />
        )}
      </Opened>
    );
  return (
    <Opened key={named} make={() => ({ page: flows.page(named), stored: flows.stored(named) })}>
      {(machines) => <ContentPagePage {...machines} backHref={backHref} onGone={() => open(backHref)} />}
    </Opened>
  );
}

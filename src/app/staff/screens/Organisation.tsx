import { useState } from 'react';
import { judgeAct } from '../../../../domain/staff/rights.ts';
import type { Desk } from '../../../../domain/staff/deskOf.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import {
  OrganisationPage,
  type OrganisationPageProps,
} from '../../../pages/staff/OrganisationPage/OrganisationPage.tsx';
import type { DeskNews } from '../../../pages/staff/StaffDesk/StaffDesk.tsx';
import { client, stepUps } from '../desk.ts';
import { createOrganisationFlows } from '../organisationFlows.ts';

type Props = Pick<OrganisationPageProps, 'backHref'> & {
  staffId: string;
  id: string;
  held: Desk['held'];
  rename: DeskNews['rename'];
};

/** The settings of an organisation; the frame shows the names that are saved. */
export function Organisation({ staffId, id, held, rename, ...page }: Props) {
  const [settings] = useState(() => createOrganisationFlows(client, staffId, stepUps).settings(id));
  const [take] = useState(() => ({ texts }: EditRow) => {
    const { name_ar = '', name_en = '' } = texts;
    rename({ id, name_ar, name_en: name_en === '' ? null : name_en });
  });
  const mayChange = judgeAct(held, 'changeOrganisationSettings', id) === 'allowed';
  return <OrganisationPage settings={settings} onSaved={take} mayChange={mayChange} {...page} />;
}

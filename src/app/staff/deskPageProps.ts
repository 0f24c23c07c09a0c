import type { Desk } from '../../../domain/staff/deskOf.ts';
import type { Me } from '../../../domain/staff/staffContract.ts';
import type { DeskNews } from '../../pages/staff/StaffDesk/StaffDesk.tsx';

/** What the page of a section gets from the frame and the address. */
export type DeskPageProps = {
  me: Me;
  desk: Desk;
  tell: DeskNews;
  search: string;
};

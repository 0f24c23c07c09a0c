import type { DeskSection } from '../../../domain/staff/deskOf.ts';
import { sectionAreas } from '../../../domain/staff/staffAreas.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import type { DeskPageProps } from './deskPageProps.ts';
import { laterPage, type LaterPage } from './laterPage.tsx';

/** The page of each section; the navigation offers a section only to people who may see it. */
export const deskPages: Record<DeskSection, LaterPage<DeskPageProps>> = {
  overview: laterPage(() => import('./screens/OverviewScreen.tsx'), sectionAreas.overview),
  people: laterPage(() => import('./screens/PeopleScreen.tsx'), sectionAreas.people),
  season: laterPage(() => import('./screens/SeasonScreen.tsx'), sectionAreas.season),
  entries: laterPage(() => import('./screens/EntriesScreen.tsx'), sectionAreas.entries),
  messages: laterPage(() => import('./screens/MessagesScreen.tsx'), sectionAreas.messages),
  orders: laterPage(() => import('./screens/OrdersScreen.tsx'), sectionAreas.orders),
  approvals: laterPage(() => import('./screens/ApprovalsScreen.tsx'), sectionAreas.approvals),
  audit: laterPage(() => import('./screens/AuditScreen.tsx'), sectionAreas.audit),
  settings: laterPage(() => import('./screens/SettingsScreen.tsx'), sectionAreas.settings),
  organisations: laterPage(() => import('./screens/OrganisationsScreen.tsx'), sectionAreas.organisations),
  pages: laterPage(() => import('./screens/PagesScreen.tsx'), sectionAreas.pages),
  security: laterPage(() => import('./screens/SecurityScreen.tsx'), sectionAreas.security),
};

/** The pages behind the links that staff get by mail. */
export const enrolmentPage = laterPage(() => import('./screens/EnrolmentScreen.tsx'));

/** Loads what an address will show: at the start beside the words, later when somebody is about to follow a link. */
export function fetchPageAt(path: string): void {
  const wanted = path === staffPaths.signIn ? staffPaths.overview : path;
  const section = (Object.keys(deskPages) as DeskSection[]).find((each) => staffPaths[each] === wanted);
  if (section) deskPages[section].fetchAhead();
}

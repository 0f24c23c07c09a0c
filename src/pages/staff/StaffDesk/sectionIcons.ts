import Building from '@lucide/icons/icons/building';
import Buildings from '@lucide/icons/icons/building-complex';
import Calendar from '@lucide/icons/icons/calendar-days';
import File from '@lucide/icons/icons/file';
import FileUser from '@lucide/icons/icons/file-user';
import House from '@lucide/icons/icons/house';
import ListChecks from '@lucide/icons/icons/list-checks';
import Mail from '@lucide/icons/icons/mail';
import Receipt from '@lucide/icons/icons/receipt-text';
import ScrollText from '@lucide/icons/icons/scroll-text';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import Users from '@lucide/icons/icons/users';
import type { DeskSection } from '../../../../domain/staff/deskOf.ts';
import type { IconDrawing } from '../../../components/Icon/Icon.tsx';

export const sectionIcons: Record<DeskSection, IconDrawing> = {
  overview: House,
  people: Users,
  season: Calendar,
  entries: FileUser,
  messages: Mail,
  orders: Receipt,
  approvals: ListChecks,
  settings: Building,
  organisations: Buildings,
  pages: File,
  audit: ScrollText,
  security: ShieldCheck,
};

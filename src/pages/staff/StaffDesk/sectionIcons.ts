import Building from '@lucide/icons/icons/building';
import Buildings from '@lucide/icons/icons/building-complex';
import ListChecks from '@lucide/icons/icons/list-checks';
import ScrollText from '@lucide/icons/icons/scroll-text';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import Users from '@lucide/icons/icons/users';
import type { DeskSection } from '../../../../domain/staff/deskOf.ts';
import type { IconDrawing } from '../../../components/Icon/Icon.tsx';

export const sectionIcons: Record<DeskSection, IconDrawing> = {
  people: Users,
  approvals: ListChecks,
  settings: Building,
  organisations: Buildings,
  audit: ScrollText,
  security: ShieldCheck,
};

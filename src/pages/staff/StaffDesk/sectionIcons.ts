import ShieldCheck from '@lucide/icons/icons/shield-check';
import Users from '@lucide/icons/icons/users';
import type { DeskSection } from '../../../../domain/staff/deskOf.ts';
import type { IconDrawing } from '../../../components/Icon/Icon.tsx';

export const sectionIcons: Record<DeskSection, IconDrawing> = { people: Users, security: ShieldCheck };

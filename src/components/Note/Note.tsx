import Check from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import Alert from '@lucide/icons/icons/octagon-alert';
import Warning from '@lucide/icons/icons/triangle-alert';
import type { IconDrawing } from '../Icon/Icon.tsx';
import { NoteStrip, type NoteStripProps } from './NoteStrip.tsx';

const icons = { info: Info, warning: Warning, error: Alert, success: Check };

type Props = Omit<NoteStripProps, 'icon'> & {
  /** Replaces the kind's icon, for example with a clock. */
  icon?: IconDrawing;
};

/** A permanent strip: what happened, and its consequence. Announced only as an alert. */
export const Note = ({ kind = 'info', icon = icons[kind], ...strip }: Props) => (
  <NoteStrip kind={kind} icon={icon} {...strip} />
);

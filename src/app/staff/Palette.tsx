import { DeskPalette, type DeskPaletteProps } from '../../pages/staff/StaffDesk/DeskPalette.tsx';
import { paletteOf } from './paletteFlow.ts';

/** The command palette of a person's desk, with its real effects. */
export default function Palette(props: Omit<DeskPaletteProps, 'machine'>) {
  return <DeskPalette machine={paletteOf(props.desk.organisation?.id)} {...props} />;
}

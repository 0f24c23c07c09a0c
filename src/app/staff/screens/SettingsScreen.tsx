import type { DeskPageProps } from '../deskPageProps.ts';
import { Organisation } from './Organisation.tsx';

export default function SettingsScreen({ me, desk: { organisation, held }, tell }: DeskPageProps) {
  return (
    organisation && (
      <Organisation
        key={organisation.id}
        staffId={me.id}
        id={organisation.id}
        held={held}
        rename={tell.rename}
      />
    )
  );
}

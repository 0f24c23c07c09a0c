import { Suspense, useState } from 'react';
import { useLeaveGuard } from '../leaving/useLeaveGuard.ts';
import { ConsentDialog, LeaveUpload } from './laterParts.tsx';
import type { RegisterActor } from './registerActor.ts';

/** Dialogs over the form: a consent's text, and whether to leave an upload. */
export function RegisterDialogs({ snapshot, send }: RegisterActor) {
  const { competition, consent } = snapshot.context;
  const [left, setLeft] = useState(false);
  const isGuarded = snapshot.matches('sending') && !left;
  const guard = useLeaveGuard(isGuarded);
  const leave = () => {
    guard.leave();
    setLeft(true);
  };
  return (
    <Suspense>
      {consent && competition && snapshot.matches({ filling: { form: 'reading' } }) && (
        <ConsentDialog
          consent={consent}
          competition={competition}
          onAccept={() => send({ type: 'consent.accepted' })}
          onClose={() => send({ type: 'dialog.closed' })}
        />
      )}
      {guard.isAsking && <LeaveUpload onStay={guard.stay} onLeave={leave} />}
    </Suspense>
  );
}

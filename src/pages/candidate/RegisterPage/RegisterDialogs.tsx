import { Suspense, useState } from 'react';
import { useLeaveGuard } from '../leaving/useLeaveGuard.ts';
import { ConsentDialog, LeaveUpload } from './laterParts.tsx';
import type { RegisterActor } from './registerActor.ts';

/** What is asked over the form: to read and accept, and whether an upload is really left. */
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

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RegistrationErrorField } from '../../../machines/registration/registrationTypes.ts';

/** Reports each field that loses the focus; a field of several parts only when the focus leaves all of them. */
export function useFieldLeaving(
  place: RefObject<HTMLElement | null>,
  onLeave: (field: RegistrationErrorField) => void,
): void {
  const tell = useEffectEvent(onLeave);
  useEffect(() => {
    const leaving = new AbortController();
    place.current?.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
        if (!field || (relatedTarget instanceof Node && field.contains(relatedTarget))) return;
        tell(field.dataset['field'] as RegistrationErrorField);
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [place]);
}

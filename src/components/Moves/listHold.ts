export type ListHold = {
  onEnter?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** Takes the focus of an element that disappears, such as a vote button at the close; the list stays held meanwhile. */
  heir?: () => HTMLElement | null | undefined;
};

/**
 * Reports when a pointer, a finger or the focus enters a list, and when the last of them leaves (decision D29).
 * @param hold the handlers of the moment
 * @returns what to do after each change of the list, and at its end
 */
export function holdList(list: HTMLElement, hold: () => ListHold) {
  const inside = { pointer: false, focus: false };
  const isHeld = () => inside.pointer || inside.focus;
  const change = (part: keyof typeof inside, value: boolean) => {
    const before = isHeld();
    inside[part] = value;
    if (isHeld() === before) return;
    if (before) hold().onLeave?.();
    else hold().onEnter?.();
  };

  let focused: Element | null = null;
  const focus = (element: Element) => {
    focused = element;
    change('focus', true);
  };
  const blur = (element: Element) => {
    // An element that was removed keeps the hold: the focus goes on to its heir.
    // If the window loses the focus, the element stays active and regains it.
    if (!element.isConnected || list.contains(document.activeElement)) return;
    focused = null;
    change('focus', false);
  };
  const handOn = () => {
    if (!focused || focused.isConnected) return;
    focused = null;
    const next = document.activeElement === document.body ? hold().heir?.() : null;
    if (!next) return change('focus', false);
    const release = () => {
      if (document.activeElement === next) return;
      next.removeEventListener('blur', release);
      change('focus', false);
    };
    next.addEventListener('blur', release);
    next.focus();
  };

  const leaving = new AbortController();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => list.addEventListener(type, listener, { signal: leaving.signal });
  listen('pointerenter', () => change('pointer', true));
  listen('pointerleave', () => change('pointer', false));
  listen('pointercancel', () => change('pointer', false));
  listen('focusin', ({ target }) => focus(target as Element));
  // Later: during the event the next element has no focus yet, and a removed one is still in the document.
  listen('focusout', ({ target }) => queueMicrotask(() => blur(target as Element)));

  // They may have entered before this code came. A finger that has left can still hover, but never with a mouse.
  if (list.matches(':hover') && matchMedia('(hover: hover)').matches) change('pointer', true);
  if (list.contains(document.activeElement) && document.activeElement) focus(document.activeElement);
  return {
    handOn,
    end: () => {
      leaving.abort();
      // A list that is removed under the pointer gets no pointerleave.
      if (isHeld()) hold().onLeave?.();
    },
  };
}

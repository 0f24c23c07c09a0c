import { useCallback, useEffect, useRef, useState } from 'react';
import { CARD_FIELDS_READY_MS } from '../../../domain/delays.ts';
import {
  cardFrameMessage,
  readCardFrameEvent,
  type Appearance,
  type CardFrameCommand,
  type CardFrameEvent,
} from './cardFrame.ts';

export type FrameSettings = Appearance & {
  /** A counter that each click on Pay increments. */
  payRequested: number;
  onEvent: (event: CardFrameEvent) => void;
};

export type CardFrame = {
  /** The `ref` of the frame. */
  attach: (frame: HTMLIFrameElement | null) => void;
  state: CardFrameState;
  /** CSS pixels that the fields asked for; undefined before. */
  height: number | undefined;
};

/** Talks to one card frame, and accepts and sends messages for its exact origin only. */
export function useCardFrame(
  origin: string,
  { lng, theme, payRequested, onEvent }: FrameSettings,
): CardFrame {
  const [frame, attach] = useState<HTMLIFrameElement | null>(null);
  const [state, setState] = useState<CardFrameState>('loading');
  const [height, requestHeight] = useSteadyHeight();

  useEffect(() => {
    const timer = setTimeout(() => setState(stateAfterTimeout), CARD_FIELDS_READY_MS);
    return () => clearTimeout(timer);
  }, []);

  const handleEvent = useCallback(
    (event: CardFrameEvent) => {
      setState((before) => stateAfterEvent(before, event));
      if (event.event === 'resized') requestHeight(event.height);
      onEvent(event);
    },
    [onEvent, requestHeight],
  );
  useMessages(frame, origin, handleEvent);

  const sendCommand = useCallback(
    (command: CardFrameCommand) => frame?.contentWindow?.postMessage(cardFrameMessage(command), origin),
    [frame, origin],
  );
  const listening = state !== 'loading' && state !== 'unreachable';
  useEffect(() => {
    if (listening) sendCommand({ command: 'appearance', lng, theme });
  }, [listening, sendCommand, lng, theme]);
  usePayCommand(payRequested, listening, sendCommand);

  return { attach, state, height };
}

function useMessages(
  frame: HTMLIFrameElement | null,
  origin: string,
  onEvent: (event: CardFrameEvent) => void,
): void {
  useEffect(() => {
    const receiveMessage = (message: MessageEvent<unknown>) => {
      if (message.origin !== origin || !frame || message.source !== frame.contentWindow) return;
      const event = readCardFrameEvent(message.data);
      if (event) onEvent(event);
    };
    window.addEventListener('message', receiveMessage);
    return () => window.removeEventListener('message', receiveMessage);
  }, [frame, origin, onEvent]);
}

function usePayCommand(
  payRequested: number,
  listening: boolean,
  sendCommand: (command: CardFrameCommand) => void,
): void {
  const seenRequests = useRef(payRequested);
  useEffect(() => {
    if (payRequested === seenRequests.current) return;
    seenRequests.current = payRequested;
    if (listening) sendCommand({ command: 'pay' });
  }, [listening, payRequested, sendCommand]);
}

/** `waiting`: nothing to pay yet. `settled`: a payment was made, or may have been; the form is closed. */
export type CardFrameState =
  | 'waiting'
  | 'loading'
  | 'ready'
  | 'busy'
  | 'challenge'
  | 'settled'
  | 'unreachable';

function stateAfterEvent(before: CardFrameState, event: CardFrameEvent): CardFrameState {
  if (event.event === 'ready') return 'ready';
  if (event.event === 'submitting') return 'busy';
  if (event.event === 'challenge') return 'challenge';
  if (event.event !== 'finished') return before;
  return event.outcome === 'paid' || event.outcome === 'unknown' ? 'settled' : 'ready';
}

const stateAfterTimeout = (before: CardFrameState): CardFrameState =>
  before === 'loading' ? 'unreachable' : before;

/**
 * The last requested height in CSS pixels, frozen while a pointer is pressed. Leaving a field can show its
 * error, and a button that moves away under the pointer loses its click.
 */
function useSteadyHeight(): [height: number | undefined, requestHeight: (height: number) => void] {
  const [height, setHeight] = useState<number>();
  const requestedHeight = useRef<number>(undefined);
  const pressed = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const freezeHeight = () => {
      pressed.current = true;
    };
    const releaseHeight = () => {
      pressed.current = false;
      // After the click event.
      setTimeout(() => setHeight(requestedHeight.current));
    };
    const during = { capture: true, signal: ended.signal };
    window.addEventListener('pointerdown', freezeHeight, during);
    window.addEventListener('pointerup', releaseHeight, during);
    window.addEventListener('pointercancel', releaseHeight, during);
    return () => ended.abort();
  }, []);
  const requestHeight = useCallback((next: number) => {
    requestedHeight.current = next;
    if (!pressed.current) setHeight(next);
  }, []);
  return [height, requestHeight];
}

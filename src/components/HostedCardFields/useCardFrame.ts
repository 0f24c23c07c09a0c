import { useCallback, useEffect, useRef, useState } from 'react';
import { CARD_FIELDS_READY_MS } from '../../../domain/delays.ts';
import {
  cardFrameMessage,
  readCardFrameEvent,
  type Appearance,
  type CardFrameCommand,
  type CardFrameEvent,
} from './cardFrame.ts';
import { cardFrameState, type CardFrameState } from './cardFrameState.ts';
import { useSteadyHeight } from './useSteadyHeight.ts';

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
  const [height, askHeight] = useSteadyHeight();

  useEffect(() => {
    const timer = setTimeout(() => setState(cardFrameState.timedOut), CARD_FIELDS_READY_MS);
    return () => clearTimeout(timer);
  }, []);

  const hear = useCallback(
    (event: CardFrameEvent) => {
      setState((before) => cardFrameState.after(before, event));
      if (event.event === 'resized') askHeight(event.height);
      onEvent(event);
    },
    [onEvent, askHeight],
  );
  useMessages(frame, origin, hear);

  const send = useCallback(
    (command: CardFrameCommand) => frame?.contentWindow?.postMessage(cardFrameMessage(command), origin),
    [frame, origin],
  );
  const listening = state !== 'loading' && state !== 'unreachable';
  useEffect(() => {
    if (listening) send({ command: 'appearance', lng, theme });
  }, [listening, send, lng, theme]);
  usePayCommand(payRequested, listening, send);

  return { attach, state, height };
}

function useMessages(
  frame: HTMLIFrameElement | null,
  origin: string,
  hear: (event: CardFrameEvent) => void,
): void {
  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (message.origin !== origin || !frame || message.source !== frame.contentWindow) return;
      const event = readCardFrameEvent(message.data);
      if (event) hear(event);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, hear]);
}

function usePayCommand(
  payRequested: number,
  listening: boolean,
  send: (command: CardFrameCommand) => void,
): void {
  const heard = useRef(payRequested);
  useEffect(() => {
    if (payRequested === heard.current) return;
    heard.current = payRequested;
    if (listening) send({ command: 'pay' });
  }, [listening, payRequested, send]);
}

import { useEffect, type RefObject } from 'react';

const STEP_SECONDS = 5;

export type PlayerCommand =
  | { kind: 'toggle' }
  | { kind: 'mute' }
  | { kind: 'fullScreen' }
  | { kind: 'skip'; seconds: number };

type Pressed = {
  key: string;
  /** With Ctrl, Alt or Meta a key belongs to the browser. */
  modified: boolean;
  /** The focused control; its native keys are left to the browser. */
  on: 'button' | 'position' | 'volume' | 'other';
};

/**
 * Keyboard shortcuts of the player. Arrows are physical: right means forward, in Arabic too, like the timeline.
 * @returns undefined for a key without a command
 */
export function playerCommand({ key, modified, on }: Pressed): PlayerCommand | undefined {
  if (modified) return undefined;
  if (key === ' ') return on === 'button' ? undefined : { kind: 'toggle' };
  if (key.startsWith('Arrow')) return skipCommand(key, on);
  const letters: Record<string, PlayerCommand> = {
    k: { kind: 'toggle' },
    m: { kind: 'mute' },
    f: { kind: 'fullScreen' },
  };
  return letters[key.toLowerCase()];
}

function skipCommand(key: string, on: Pressed['on']): PlayerCommand | undefined {
  if (on === 'volume') return undefined;
  if (key === 'ArrowRight') return { kind: 'skip', seconds: STEP_SECONDS };
  if (key === 'ArrowLeft') return { kind: 'skip', seconds: -STEP_SECONDS };
  if (on !== 'position') return undefined;
  return { kind: 'skip', seconds: key === 'ArrowUp' ? STEP_SECONDS : -STEP_SECONDS };
}

/** Handles keys pressed anywhere inside a player. @param onCommand returns whether the command exists here */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  onCommand: (command: PlayerCommand) => boolean,
) {
  useEffect(() => {
    const element = player.current;
    const handleKey = (event: KeyboardEvent) => {
      const command = playerCommand(pressedIn(event));
      if (command && onCommand(command)) event.preventDefault();
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [player, onCommand]);
}

function pressedIn({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) {
  const element = target as HTMLElement;
  const part = element.dataset['part'];
  const on =
    part === 'position' || part === 'volume' ? part : element.closest('button, a') ? 'button' : 'other';
  return { key, modified: ctrlKey || altKey || metaKey, on } as const;
}

import { useEffect, type RefObject } from 'react';
import { playerCommand, type PlayerCommand } from './playerKeys.ts';

/** Handles keys pressed anywhere inside a player. @param onCommand returns whether the command exists here */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  onCommand: (command: PlayerCommand) => boolean,
) {
  useEffect(() => {
    const element = player.current;
    const press = (event: KeyboardEvent) => {
      const command = playerCommand(pressedIn(event));
      if (command && onCommand(command)) event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [player, onCommand]);
}

function pressedIn({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) {
  const element = target as HTMLElement;
  const part = element.dataset['part'];
  const on =
    part === 'position' || part === 'volume' ? part : element.closest('button, a') ? 'button' : 'other';
  return { key, modified: ctrlKey || altKey || metaKey, on } as const;
}

/** What keys do inside a player. Arrows are physical: right goes on, in Arabic too, as the picture of time does. */

const STEP_SECONDS = 5;

export type PlayerCommand =
  | { kind: 'toggle' }
  | { kind: 'mute' }
  | { kind: 'fullScreen' }
  | { kind: 'skip'; seconds: number };

type Pressed = {
  key: string;
  /** Held with Ctrl, Alt or Meta a key is the browser's. */
  modified: boolean;
  /** Where the focus is: what the browser does there by itself is left to it. */
  on: 'button' | 'position' | 'volume' | 'other';
};

/** Undefined where the key is none of the player's. */
export function playerCommand({ key, modified, on }: Pressed): PlayerCommand | undefined {
  if (modified) return undefined;
  if (key === ' ') return on === 'button' ? undefined : { kind: 'toggle' };
  if (key.startsWith('Arrow')) return skip(key, on);
  const letters: Record<string, PlayerCommand> = {
    k: { kind: 'toggle' },
    m: { kind: 'mute' },
    f: { kind: 'fullScreen' },
  };
  return letters[key.toLowerCase()];
}

function skip(key: string, on: Pressed['on']): PlayerCommand | undefined {
  if (on === 'volume') return undefined;
  if (key === 'ArrowRight') return { kind: 'skip', seconds: STEP_SECONDS };
  if (key === 'ArrowLeft') return { kind: 'skip', seconds: -STEP_SECONDS };
  if (on !== 'position') return undefined;
  return { kind: 'skip', seconds: key === 'ArrowUp' ? STEP_SECONDS : -STEP_SECONDS };
}

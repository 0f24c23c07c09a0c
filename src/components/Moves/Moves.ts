import { Component, type RefObject } from 'react';
import { duration, easing } from '../../theme/tokens.ts';
import { prefersLessMotion } from '../../theme/preferences.ts';

export type MovesProps = {
  /** The element around everything that moves. Each moving element has its id in `data-moves`. */
  root: RefObject<HTMLElement | null>;
  /** Changes when elements change places. */
  places: string;
};

type Boxes = Map<string, DOMRect>;

const glide = { duration: Number.parseInt(duration.slow, 10), easing: easing.out };
const fade = { duration: Number.parseInt(duration.fast, 10) };

/**
 * Animates elements to their new places; with reduced motion they fade in there. It shows nothing itself. A class,
 * because only a class can measure before the document changes.
 */
export class Moves extends Component<MovesProps> {
  override getSnapshotBeforeUpdate(before: MovesProps): Boxes | null {
    return before.places === this.props.places ? null : boxesIn(this.props.root.current);
  }

  override componentDidUpdate(_before: MovesProps, _state: unknown, boxes: Boxes | null): void {
    const root = this.props.root.current;
    // A browser without animations shows the new places at once.
    if (boxes && root && 'animate' in root) animateFrom(boxes, root);
  }

  override render() {
    return null;
  }
}

const movingIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-moves]')];
const idOf = ({ dataset }: HTMLElement) => dataset['moves'] ?? '';

function boxesIn(root: HTMLElement | null): Boxes {
  return new Map(root ? movingIn(root).map((each) => [idOf(each), each.getBoundingClientRect()]) : []);
}

function animateFrom(before: Boxes, root: HTMLElement): void {
  const still = matchMedia(prefersLessMotion).matches;
  // Measure everything before the first animation, so that the page is laid out once.
  const moves = movingIn(root).map((element) => ({
    element,
    from: before.get(idOf(element)),
    to: element.getBoundingClientRect(),
  }));
  // Where nothing stays, another list took the place: it appears at once.
  if (moves.every(({ from }) => !from)) return;
  for (const { element, from, to } of moves) {
    const isSeen = [from, to].some((box) => box && box.bottom > 0 && box.top < innerHeight);
    const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, 0];
    if (!isSeen || (from && x === 0 && y === 0)) continue;
    if (still || !from) element.animate({ opacity: [0, 1] }, fade);
    else glideFrom(element, `translate(${x}px, ${y}px)`);
  }
}

/**
 * Shows an element in its old place and animates it to its new one. The old place is a style for two frames: where
 * `content-visibility` is `auto`, Chromium counts an animation that begins at once as a layout shift.
 */
function glideFrom(element: HTMLElement, place: string): void {
  element.style.transform = place;
  const begin = () => {
    element.style.transform = '';
    element.animate({ transform: [place, 'none'] }, glide);
  };
  requestAnimationFrame(() => requestAnimationFrame(begin));
}

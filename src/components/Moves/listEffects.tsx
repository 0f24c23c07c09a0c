import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdList, type ListHold } from './listHold.ts';
import { Moves, type MovesProps } from './Moves.ts';

export type ListEffectsProps = MovesProps & ListHold;

/** What `ListLife` loads. */
export default function ListEffects({ root, places, ...hold }: ListEffectsProps) {
  const current = useRef(hold);
  const held = useRef<ReturnType<typeof holdList>>(null);
  useLayoutEffect(() => {
    current.current = hold;
    held.current?.handOn();
  });
  useEffect(() => {
    if (!root.current) return undefined;
    const holding = holdList(root.current, () => current.current);
    held.current = holding;
    return holding.end;
  }, [root]);
  return <Moves root={root} places={places} />;
}

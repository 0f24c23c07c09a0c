import { type ReactNode, useState } from 'react';

type Props<Made> = { make: () => Made; children: (made: Made) => ReactNode };

/** Makes what a page needs once, for as long as the page is open. */
export function Opened<Made>({ make, children }: Props<Made>) {
  const [made] = useState(make);
  return children(made);
}

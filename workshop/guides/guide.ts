/** How to use a component. What it is for is the comment on it. */
export type Guide = {
  do: string;
  dont: string;
  /** Keys and their effects, where the component answers to keys. */
  keys?: readonly (readonly [keys: string, effect: string])[];
  /** Components that are used with it, or instead of it. */
  related: readonly string[];
};

export type Guides = Readonly<Record<string, Guide>>;

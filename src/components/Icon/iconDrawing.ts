type Attributes = Readonly<Record<string, string>>;

/** An icon of the set as data: its shapes on a square of 24. */
export type IconDrawing = {
  readonly name: string;
  readonly node: readonly (readonly [shape: string, attributes: Attributes])[];
};

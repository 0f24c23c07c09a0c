type Attributes = Readonly<Record<string, string>>;

/** An icon as data: its shapes in a 24 × 24 box. */
export type IconDrawing = {
  readonly name: string;
  readonly node: readonly (readonly [shape: string, attributes: Attributes])[];
};

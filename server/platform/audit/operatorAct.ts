/** Part of the input of every operator's write. `actor` names the operator in the audit; `at` is UTC ms. */
export type OperatorAct = { actor: string; at: number };

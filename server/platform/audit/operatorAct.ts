/** Part of every operator's write. `actor` names the operator in the audit; `at` in UTC ms. */
export type OperatorAct = { actor: string; at: number };

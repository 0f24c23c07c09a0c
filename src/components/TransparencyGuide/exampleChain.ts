type ExampleRow = { text: string; hash: string };

/** Three rows of a small chain: each hash is the SHA-256 of the hash before it, then of the row's text. */
export const exampleChain: readonly [ExampleRow, ExampleRow, ExampleRow] = [
  { text: 'row 1', hash: '8d4e27c163921f3fb27087628b8f3da9227dd40986b9808fb67b64a02db2f8e3' },
  { text: 'row 2', hash: 'ab9d85032033974904ee014699de1519005996970fd8dbf4c33c6432f9a8dc26' },
  { text: 'row 3', hash: 'fff5521b42bb6e5d5d41857aa1cda24d9fc50f706fb09e56f5e96c290f5fa23e' },
];

/** The second row, changed. The third row does not fit it. */
export const changedRow: ExampleRow = {
  text: 'row 2, changed',
  hash: 'ea2443273df5a90c3b31c99d283118cf2005efeb91419f5d684ea087e3106e2a',
};

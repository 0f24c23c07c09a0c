import type { Guides } from './guide.ts';

export const money: Guides = {
  CheckoutLayout: {
    do: 'Give it one action: it finds the place for it at every width.',
    dont: 'Put a second summary into the main column.',
    related: ['OrderSummary', 'VoteSteps', 'StickyBar'],
  },
  ConfirmingPanel: {
    do: 'Say that nobody needs to pay again.',
    dont: 'Call an unknown outcome failed.',
    keys: [['Enter, Space', 'Checks now.']],
    related: ['PaymentNotice', 'RetryPanel'],
  },
  ContactFields: {
    do: 'Ask for the e-mail address; phone number and civil ID stay optional.',
    dont: 'Ask again for what is known.',
    keys: [['Enter', 'Continues, like the button of the form.']],
    related: ['Field', 'HostedCardFields'],
  },
  GatewayRedirect: {
    do: 'Use it only where the gateway has no fields to host.',
    dont: 'Open the gateway in another tab.',
    keys: [['Enter', 'Goes to the gateway.']],
    related: ['HostedCardFields', 'PayButton'],
  },
  HostedCardFields: {
    do: 'Say that card data goes to the gateway alone.',
    dont: 'Read or store anything that is typed in it.',
    keys: [
      ['Tab', 'Moves into the fields of the gateway and out again.'],
      ['Enter', 'Pays, in the last field.'],
    ],
    related: ['PayButton', 'ContactFields'],
  },
  Money: {
    do: 'Use it where an amount stands alone.',
    dont: 'Use it inside a sentence: `format.money` keeps the sentence whole.',
    related: ['OrderSummary', 'PaymentReceipt'],
  },
  OrderSummary: {
    do: 'Show the lines of the package at every width: the total follows from them.',
    dont: 'Compute a price in it: the server quotes.',
    related: ['Money', 'ContestantRow', 'PackageHint'],
  },
  PayButton: {
    do: 'Keep it the one primary action of the page.',
    dont: 'Let a second press pay twice.',
    keys: [['Enter, Space', 'Pays; does nothing while a payment runs.']],
    related: ['ConfirmingPanel', 'HostedCardFields'],
  },
  PaymentNotice: {
    do: 'Say where the money is before anything else.',
    dont: 'Blame the payer or the bank.',
    related: ['ConfirmingPanel', 'PaymentReceipt'],
  },
  PaymentReceipt: {
    do: 'Lead from it to the public receipt.',
    dont: 'Use it as the proof: that is the public receipt.',
    related: ['SuccessStage', 'VoteReceipt', 'CopyButton'],
  },
  VoteErrorPanel: {
    do: 'Say whether money was taken.',
    dont: 'Show a code where a sentence exists.',
    keys: [['Enter, Space', 'Sends the same vote again.']],
    related: ['RetryPanel', 'PaymentNotice'],
  },
};

import { expect, it } from 'vitest';
import { networkError } from '../../../domain/errors.ts';
import { documentCorrectionFlow } from '../../../tests/flows/documentCorrection/documentCorrectionFlow.ts';
import { clearScan, documentRefusals } from '../../../tests/support/entries/documentFacts.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { answered, refused } from '../worldEvents.ts';

walkMachine(documentCorrectionFlow);

const choose = { type: 'document.chosen', file: clearScan };
const submit = { type: 'form.submitted' };
const chosen = [
  [choose, 'checking'],
  [answered('checkDocument', { ok: true, file: clearScan }), 'chosen'],
] as const;
const sending = [...chosen, [submit, 'sending']] as const;

it('sends nothing without a chosen file', async () => {
  const { context } = await follow(documentCorrectionFlow, [submit, 'idle']);
  expect(context.fieldError).toEqual({ code: 'required', name: '' });
});

it('shows the error of a file with its name and its format, until another is chosen', async () => {
  const wrong = answered('checkDocument', { ok: false, code: 'wrongFormat', sent: 'GIF' });
  const steps = [
    [choose, 'checking'],
    [wrong, 'idle'],
  ] as const;
  const refusedFile = await follow(documentCorrectionFlow, ...steps);
  expect(refusedFile.context).toMatchObject({
    document: null,
    fieldError: { code: 'wrongFormat', name: clearScan.name, sent: 'GIF' },
  });
  const again = await follow(documentCorrectionFlow, ...steps, [choose, 'checking']);
  expect(again.context.fieldError).toBeNull();
});

it('keeps the file after a refusal, with the sentence of its field or of the form', async () => {
  const field = await follow(documentCorrectionFlow, ...sending, [
    refused('sendDocument', documentRefusals.field),
    'chosen',
  ]);
  expect(field.context).toMatchObject({
    document: clearScan,
    fieldError: { sentence: 'It cannot be read.' },
    formError: null,
  });
  const form = await follow(documentCorrectionFlow, ...sending, [
    refused('sendDocument', documentRefusals.busy),
    'chosen',
  ]);
  expect(form.context).toMatchObject({ document: clearScan, formError: documentRefusals.busy });
});

it('sends the same file again after an unknown outcome', async () => {
  const { context } = await follow(
    documentCorrectionFlow,
    ...sending,
    [refused('sendDocument', networkError), 'unsure'],
    [{ type: 'retry.requested' }, 'sending'],
    [answered('sendDocument', undefined), 'sent'],
  );
  expect(context.document).toBe(clearScan);
});

it('says when nothing is asked for any more', async () => {
  const { context } = await follow(documentCorrectionFlow, ...sending, [
    refused('sendDocument', documentRefusals.closed),
    'closed',
  ]);
  expect(context).toMatchObject({ fieldError: null, formError: null });
});

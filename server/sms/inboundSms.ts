import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { toPlainText } from '../../domain/plainText.ts';
import type { InboundSms } from '../../domain/contract.ts';
import { readContract } from '../platform/http/contract.ts';
import { bodyValidator } from '../platform/http/schemaValidator.ts';

export type InboundSmsResult =
  | { kind: 'message'; message: InboundSms; sentAt: number }
  | { kind: 'unreadable' }
  | { kind: 'invalid'; findings: ErrorObject[] };

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads the body of an operator's call as the contract describes it. */
export function inboundSmsReader(): (rawBody: Uint8Array) => InboundSmsResult {
  const { components } = readContract() as unknown as { components: { schemas: { InboundSms: object } } };
  const isInboundSms = bodyValidator(components.schemas.InboundSms) as ValidateFunction<InboundSms>;
  return (rawBody) => {
    let body: unknown;
    try {
      body = JSON.parse(decoder.decode(rawBody));
    } catch {
      return { kind: 'unreadable' };
    }
    if (!isInboundSms(body)) return { kind: 'invalid', findings: isInboundSms.errors ?? [] };
    const sentAt = Date.parse(body.sent_at);
    if (Number.isNaN(sentAt)) return { kind: 'invalid', findings: [leapSecond] };
    return { kind: 'message', message: { ...body, text: toPlainText(body.text.toWellFormed()) }, sentAt };
  };
}

/** A leap second fits the date-time format but is no instant in UTC ms. */
const leapSecond: ErrorObject = {
  keyword: 'format',
  instancePath: '/sent_at',
  schemaPath: '',
  params: { format: 'date-time' },
};

/** What the world does to a flow, in words: how a tester makes a call fail, or time pass. */
import type { AnyStateMachine } from 'xstate';
import { type AppError, statusOf } from '../../domain/errors.ts';
import type { Sentence } from './flow.ts';

/**
 * The sentence that makes a call fail.
 * @param what the call as a thing that can fail: `تحميل الاستمارة`, `loading the form`
 */
export function fails([ar, en]: Sentence, error: AppError): Sentence {
  const [way, enWay] = wayTo(error);
  return [`دع ${ar} يتعثّر: ${way}`, `Let ${en} fail: ${enWay}`];
}

function wayTo(error: AppError): Sentence {
  if (error.kind === 'network')
    return ['اقطع الشبكة من أدوات المطوّر قبل ذلك.', 'cut the network in the developer tools first.'];
  if (error.kind === 'timeout')
    return ['دع وسيط الاختبار يحجب الجواب.', 'let the test proxy hold the answer back.'];
  if (error.kind === 'unauthenticated')
    return ['سجّل الخروج من هذا الحساب في متصفح آخر قبل ذلك.', 'end the session first, from another browser.'];
  const status = statusOf(error) ?? 500;
  if (error.kind === 'fieldErrors') {
    const fields = Object.keys(error.fields).join('، ');
    return [
      `دع وسيط الاختبار يجيب بالرمز ${status} وخطأ في الحقل \`${fields}\`.`,
      `let the test proxy answer with status ${status} and an error in the field \`${fields.replaceAll('،', ',')}\`.`,
    ];
  }
  const code = 'code' in error && error.code ? ` (\`${error.code}\`)` : '';
  return error.kind === 'message'
    ? [
        `دع وسيط الاختبار يجيب بالرمز ${status}${code} وجملة من الخادم.`,
        `let the test proxy answer with status ${status}${code} and a sentence of the server.`,
      ]
    : [`دع وسيط الاختبار يجيب بالرمز ${status}.`, `let the test proxy answer with status ${status}.`];
}

/** One try of a load fails, and the next follows by itself. */
export const tryFails: Sentence = [
  'دع محاولة واحدة تتعثّر: دع وسيط الاختبار يجيب بالرمز 503.',
  'Let one try fail: let the test proxy answer with status 503.',
];

/**
 * The sentence that makes a tester wait for the end of a delay; undefined for a delay without a fixed length.
 */
export function waitFor(machine: AnyStateMachine, type: string): Sentence | undefined {
  const name = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  const length: unknown = name === undefined ? undefined : machine.implementations.delays?.[name];
  if (typeof length !== 'number') return undefined;
  if (length < 1_000) return ['انتظر لحظة.', 'Wait a moment.'];
  const seconds = Math.round(length / 1_000);
  const unit = seconds % 60 === 0 ? `minute|${seconds / 60}` : `second|${seconds}`;
  return [`لا تفعل شيئًا: {common:duration.${unit}}.`, `Do nothing for {common:duration.${unit}}.`];
}

import { expect, it } from 'vitest';
import { type CallEnding, classOf, isFailure } from './callEnding.ts';

it.each<[CallEnding, string | undefined, boolean]>([
  [200, undefined, false],
  [100, 'ERROR unknown_api_error', true],
  [199, 'ERROR unknown_api_error', true],
  [204, undefined, false],
  [300, 'ERROR unknown_api_error', true],
  [304, undefined, false],
  [399, 'ERROR unknown_api_error', true],
  [400, 'WARNING client_error', false],
  [408, 'WARNING client_error', true],
  [422, 'WARNING client_error', false],
  [429, 'WARNING too_many_requests', true],
  [499, 'WARNING client_error', false],
  [500, 'ERROR server_error', true],
  [503, 'ERROR server_error', true],
  ['timeout', 'WARNING request_timeout', true],
  ['network', 'ERROR network_error', true],
  ['unknown', 'ERROR unknown_api_error', true],
  ['abandoned', undefined, false],
])('a call that ends with %s is written down as %s', (ending, written, failed) => {
  const reported = classOf(ending);
  expect([reported && `${reported.level} ${reported.code}`, isFailure(ending)]).toEqual([written, failed]);
});

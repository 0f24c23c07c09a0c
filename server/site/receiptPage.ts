import type { Receipt } from '../../domain/contract.ts';
import { receiptCode } from '../../domain/receiptAddress.ts';
import type { Language } from '../platform/http/language.ts';
import { defaultPreview } from './defaultPreview.ts';
import type { PageFacts } from './pageHead.ts';
import { pageDescription, pageName } from './pageWords.ts';
import type { SitePage } from './sitePages.ts';

/** How long (ms) a receipt counts as current: it is rendered for one request. */
const KEPT_FOR_MS = 1_000;

/** The receipt with a code; undefined for an unknown one. A rejection is a failed read. */
export type ReadReceipt = (code: string) => Promise<Receipt | undefined>;

const unknown = {};
const unread = {};

/**
 * The page of a receipt, by path. It is for its payer alone. Where the receipt cannot be read, the browser asks
 * for it.
 */
export const receiptPages =
  (read: ReadReceipt) =>
  async (path: string): Promise<SitePage> => {
    const code = receiptCode(path);
    const receipt = await read(code).catch(() => null);
    const startData = receipt ? { [`/voter/receipt/${code}`]: receipt } : {};
    const facts = (language: Language): PageFacts => ({
      name: pageName('receipt', language),
      description: pageDescription('receipt', language),
      path: undefined,
      preview: defaultPreview.address,
      picture: [],
      startData,
    });
    return {
      found: receipt !== undefined,
      screen: 'receipt',
      path,
      source: receipt ?? (receipt === null ? unread : unknown),
      isPrivate: true,
      facts,
      keptForMs: KEPT_FOR_MS,
    };
  };

/** Calls about content pages: what they send, and the status of a caller who may make them. */
import type { AskedOfStaff } from '../support/staff/staffWorld.ts';

const nobody = 'A'.repeat(22);

const texts = {
  title_ar: 'كيف تصوّت',
  title_en: '',
  description_ar: '',
  description_en: '',
  body_ar: 'أرسل الرمز.',
  body_en: '',
};

export const pageBodies = {
  makeContentPage: { id: 'W'.repeat(22), ...texts },
  changeContentPage: { version: 1_000, slug: 'how-to-vote', ...texts },
} as const satisfies Record<string, object>;

export const pageCalls: Record<string, [path: string, asked: AskedOfStaff]> = {
  listContentPages: ['/page', {}],
  makeContentPage: ['/page', { body: pageBodies.makeContentPage }],
  readStaffPage: [`/page/${nobody}`, {}],
  changeContentPage: [`/page/${nobody}`, { method: 'PATCH', body: pageBodies.changeContentPage }],
  deleteContentPage: [`/page/${nobody}?version=1`, { method: 'DELETE' }],
  listPageVersions: [`/page/${nobody}/version`, {}],
  readPageVersion: [`/page/${nobody}/version/1`, {}],
};

export const pageAnswers: Record<string, number> = {
  listContentPages: 200,
  makeContentPage: 201,
  readStaffPage: 404,
  changeContentPage: 404,
  deleteContentPage: 404,
  listPageVersions: 404,
  readPageVersion: 404,
};

/** Operations that read the database before anything else. */
export const pageReads = ['listContentPages', 'readStaffPage', 'listPageVersions', 'readPageVersion'];

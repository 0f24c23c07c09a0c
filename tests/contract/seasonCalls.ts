/** Calls about events and competitions: what they send, and the status of a caller who may make them. */
import type { AskedOfStaff } from '../support/staff/staffWorld.ts';

const nobody = 'A'.repeat(22);
const place = `/organisation/${nobody}`;

const event = {
  name_ar: 'الموسم',
  name_en: 'Season',
  zone: 'Asia/Muscat',
  starts_at: 1_800_000_000_000,
  ends_at: 1_900_000_000_000,
};

/** What a page sends of a competition, apart from the version. */
export const settings = {
  slug: 'singing',
  name_ar: 'الغناء',
  name_en: 'Singing',
  description_ar: '',
  description_en: '',
  eligibility_ar: '',
  eligibility_en: '',
  requirements_ar: '',
  requirements_en: '',
  registration_opens_at: null,
  registration_closes_at: null,
  submissions_close_at: null,
  starts_at: null,
  ends_at: null,
  submission_type: 'video',
  min_age: 18,
  max_media_megabytes: 200,
  criteria: [],
};

export const seasonBodies = {
  makeEvent: { id: 'E'.repeat(22), ...event },
  changeEvent: { version: 1_000, slug: 'season', ...event },
  makeCompetition: { id: 'C'.repeat(22), name_ar: 'الغناء', name_en: '' },
  changeSettings: { version: 1_000, ...settings },
  changePrices: { version: 1_000, entry_fee_baisa: 0, prices: null },
  publishCompetition: { version: 1 },
  changeEventPicture: { version: 1_000, picture: null },
  changeCompetitionPicture: { version: 1_000, picture: null },
  changeCompetitionLife: { version: 1_000, act: 'close' },
  changeEventLife: { version: 1_000, act: 'close' },
  importSeason: { id: 'I'.repeat(22), file: '{}' },
  copySeason: { id: 'D'.repeat(22), starts_at: 1_830_000_000_000 },
} as const satisfies Record<string, object>;

export const seasonCalls: Record<string, [path: string, asked: AskedOfStaff]> = {
  readOverview: [`${place}/overview`, {}],
  listStaffEvents: [`${place}/event`, {}],
  makeEvent: [`${place}/event`, { body: seasonBodies.makeEvent }],
  readStaffEvent: [`${place}/event/${nobody}`, {}],
  changeEvent: [`${place}/event/${nobody}`, { method: 'PATCH', body: seasonBodies.changeEvent }],
  makeCompetition: [`${place}/event/${nobody}/competition`, { body: seasonBodies.makeCompetition }],
  exportSeason: [`${place}/event/${nobody}/file`, {}],
  copySeason: [`${place}/event/${nobody}/copy`, { body: seasonBodies.copySeason }],
  importSeason: [`${place}/season`, { body: seasonBodies.importSeason }],
  uploadPicture: [`${place}/picture`, { raw: 'x', headers: { 'content-type': 'image/jpeg' } }],
  showPicture: [`${place}/picture/${nobody}`, {}],
  readEventPicture: [`${place}/event/${nobody}/picture`, {}],
  changeEventPicture: [
    `${place}/event/${nobody}/picture`,
    { method: 'PUT', body: seasonBodies.changeEventPicture },
  ],
  readCompetitionPicture: [`${place}/competition/${nobody}/picture`, {}],
  changeCompetitionPicture: [
    `${place}/competition/${nobody}/picture`,
    { method: 'PUT', body: seasonBodies.changeCompetitionPicture },
  ],
  readSettings: [`${place}/competition/${nobody}/settings`, {}],
  changeSettings: [
    `${place}/competition/${nobody}/settings`,
    { method: 'PATCH', body: seasonBodies.changeSettings },
  ],
  changePrices: [`${place}/competition/${nobody}/prices`, { method: 'PUT', body: seasonBodies.changePrices }],
  checkPublishing: [`${place}/competition/${nobody}/check`, {}],
  publishCompetition: [`${place}/competition/${nobody}/publish`, { body: seasonBodies.publishCompetition }],
  readCompetitionLife: [`${place}/competition/${nobody}/life`, {}],
  changeCompetitionLife: [
    `${place}/competition/${nobody}/life`,
    { body: seasonBodies.changeCompetitionLife },
  ],
  readEventLife: [`${place}/event/${nobody}/life`, {}],
  changeEventLife: [`${place}/event/${nobody}/life`, { body: seasonBodies.changeEventLife }],
  readCompetitionPreviews: [`${place}/competition/${nobody}/preview`, {}],
  makeCompetitionPreview: [`${place}/competition/${nobody}/preview`, { method: 'POST' }],
  endCompetitionPreviews: [`${place}/competition/${nobody}/preview`, { method: 'DELETE' }],
  readEventPreviews: [`${place}/event/${nobody}/preview`, {}],
  makeEventPreview: [`${place}/event/${nobody}/preview`, { method: 'POST' }],
  endEventPreviews: [`${place}/event/${nobody}/preview`, { method: 'DELETE' }],
};

export const seasonAnswers: Record<string, number> = {
  readOverview: 200,
  listStaffEvents: 200,
  makeEvent: 201,
  readStaffEvent: 404,
  changeEvent: 404,
  makeCompetition: 404,
  exportSeason: 404,
  copySeason: 404,
  importSeason: 422,
  uploadPicture: 415,
  showPicture: 404,
  readEventPicture: 404,
  changeEventPicture: 404,
  readCompetitionPicture: 200,
  changeCompetitionPicture: 409,
  readSettings: 200,
  changeSettings: 409,
  changePrices: 409,
  checkPublishing: 200,
  publishCompetition: 200,
  readCompetitionLife: 200,
  changeCompetitionLife: 409,
  readEventLife: 404,
  changeEventLife: 404,
  readCompetitionPreviews: 200,
  makeCompetitionPreview: 409,
  endCompetitionPreviews: 200,
  readEventPreviews: 404,
  makeEventPreview: 404,
  endEventPreviews: 404,
};

/** Operations that read the database before anything else. */
export const seasonReads = [
  'readOverview',
  'listStaffEvents',
  'readStaffEvent',
  'showPicture',
  'readEventPicture',
  'readCompetitionPicture',
  'readSettings',
  'checkPublishing',
  'readCompetitionLife',
  'readEventLife',
  'readCompetitionPreviews',
  'readEventPreviews',
  'exportSeason',
  'copySeason',
];

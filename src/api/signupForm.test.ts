import { expect, it } from 'vitest';
import { chosenMedia, identityFile } from '../../tests/support/entries/registrationFacts.ts';
import { type SignupForm, signupFormData } from './signupForm.ts';

const form: SignupForm = {
  competition: 'competition-1',
  registration: {
    full_name: 'Fatma Said Al Zadjali',
    civil_id: '12840276',
    email: null,
    phone_number: '+96891234507',
    country_code: '+968',
    country_id: 1,
    user_dob: '1999-03-14',
    address: null,
  },
  ticket: 'ticket-of-the-upload',
  begun: { stamp: 'the-stamp' },
  media: chosenMedia,
  identity: identityFile,
};

const fieldsOf = (data: FormData) =>
  [...data].map(([name, value]) => [name, value instanceof File ? value.name : value]);

it('A registration is sent as text before files, nothing empty, with the ticket of its upload', () => {
  expect(fieldsOf(signupFormData(form))).toEqual([
    ['full_name', 'Fatma Said Al Zadjali'],
    ['civil_id', '12840276'],
    ['phone_number', '+96891234507'],
    ['country_code', '+968'],
    ['country_id', '1'],
    ['user_dob', '1999-03-14'],
    ['comp_id', 'competition-1'],
    ['term_conditions', 'true'],
    ['read_requirement', 'true'],
    ['begun_stamp', 'the-stamp'],
    ['media_ticket', 'ticket-of-the-upload'],
    ['id_passport_url', 'passport-scan.pdf'],
  ]);
});

it('Without a ticket the media itself goes along, and a poster with it', () => {
  const poster = new Blob(['x'], { type: 'image/jpeg' });
  const data = signupFormData({ ...form, ticket: null, media: { ...chosenMedia, poster } });
  expect(fieldsOf(data).slice(-3)).toEqual([
    ['media_file', 'fatma-solo-final.mp4'],
    ['media_poster', 'poster.jpg'],
    ['id_passport_url', 'passport-scan.pdf'],
  ]);
});

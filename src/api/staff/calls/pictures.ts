import type { PictureChange, PictureSource, StaffPicture } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Saved, unwrapSaved } from '../unwrapSaved.ts';

/** The types under which a picture is sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** `POST /organisation/{organisation}/picture`, once: a repeat would keep the file twice. */
export const uploadPicture = (
  client: StaffClient,
  organisation: string,
  { file, type }: { file: File; type: PictureType },
  signal: AbortSignal,
): Promise<Outcome<PictureSource>> =>
  unwrap<PictureSource>(
    client.POST('/organisation/{organisation}/picture', {
      params: { path: { organisation } },
      body: file,
      bodySerializer: (body) => body as File,
      headers: { 'Content-Type': type },
      signal,
    }),
  );

/** Whose picture. */
export type PicturePlace = { organisation: string } & ({ event: string } | { competition: string });

/** `GET /organisation/{organisation}/…/picture`, once. */
export const readPicture = (
  client: StaffClient,
  place: PicturePlace,
  signal: AbortSignal,
): Promise<Outcome<StaffPicture>> =>
  unwrap<StaffPicture>(
    'event' in place
      ? client.GET('/organisation/{organisation}/event/{id}/picture', {
          params: { path: { organisation: place.organisation, id: place.event } },
          signal,
        })
      : client.GET('/organisation/{organisation}/competition/{competition}/picture', {
          params: { path: place },
          signal,
        }),
  );

/** `PUT /organisation/{organisation}/…/picture`, once. */
export const changePicture = (
  client: StaffClient,
  place: PicturePlace,
  body: PictureChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<StaffPicture>>> =>
  unwrapSaved<StaffPicture>(
    'event' in place
      ? client.PUT('/organisation/{organisation}/event/{id}/picture', {
          params: { path: { organisation: place.organisation, id: place.event } },
          body,
          signal,
        })
      : client.PUT('/organisation/{organisation}/competition/{competition}/picture', {
          params: { path: place },
          body,
          signal,
        }),
  );

/** The address at which staff see a picture. @param picture the id of what was sent, or the name of a picture */
export const pictureAddress = (organisation: string, picture: string): string =>
  `/staff/api/organisation/${organisation}/picture/${picture}`;

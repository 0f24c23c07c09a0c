import * as z from 'zod';

const name = z.string().trim().min(1).max(60);
const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name_ar: name,
  name_en: name,
  short_code: z.string().regex(/^[0-9]{5}$/),
  secret: z.string().min(16).max(256),
});

/** A mobile operator that delivers text messages; the secret signs its calls (decision D6). */
export type SmsProviderSetting = z.output<typeof provider>;

/** SMS_PROVIDERS: a JSON list (decision D5). Errors name the field and repeat no value, since values hold secrets. */
export const providers = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(provider, 'must be a JSON list').min(1, 'must list at least one provider').max(20))
  .refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'must give each provider an id of its own',
  );

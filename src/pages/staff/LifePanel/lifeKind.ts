/** What a life is of. */
export type LifeKind =
  | 'competition'
  | 'event'
  | 'round'
  | 'group'
  | 'page'
  | 'template'
  | 'wording'
  | 'reasons';

/** Paths of the candidate's entries (specification section 2). */
export const submissionPaths = {
  submissions: '/submissions',
  submissionDetails: '/submission-details/:id',
  submissionViewer: '/:eventName/:competitionName/submission',
} as const;

/** Where candidates find what they entered (specification section 2). */
export const submissionPaths = {
  submissions: '/submissions',
  submissionDetails: '/submission-details/:id',
  submissionViewer: '/:eventName/:competitionName/submission',
} as const;

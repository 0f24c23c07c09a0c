/** Where the API lives below an origin (decision D35). */
export const API_PREFIX = '/api';

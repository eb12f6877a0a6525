/** Well formed, and the id of nothing. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

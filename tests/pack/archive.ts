/** Made by run.ts, read by the tests. */
export const archive = '.cache/langflow-docs.zip';

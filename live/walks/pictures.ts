/** Every picture that a walk takes; kept as `static/img/product/<name>.webp`. */
export const pictures = [
  'actions',
  'api-access',
  'api-key',
  'api-keys',
  'component-menu',
  'component-toolbar',
  'controls',
  'embed',
  'export',
  'flow-menu',
  'global-variable',
  'globe-menu',
  'input-schema',
  'mcp-add-server',
  'playground-answer',
  'playground-steps',
  'projects',
  'share-menu',
  'templates',
  'tool-mode',
  'welcome',
] as const;

export type PictureName = (typeof pictures)[number];

/** Every picture that a walk takes; kept as `static/img/product/<name>.webp`. */
export const pictures = [
  'api-access',
  'api-key',
  'api-keys',
  'component-toolbar',
  'controls',
  'embed',
  'export',
  'flow-menu',
  'global-variable',
  'globe-menu',
  'input-schema',
  'playground-answer',
  'playground-steps',
  'share-menu',
  'templates',
  'welcome',
] as const;

export type PictureName = (typeof pictures)[number];

/** Every picture that a walk takes; kept as `static/img/product/<name>.webp`. */
export const pictures = [
  'welcome',
  'templates',
  'component-toolbar',
  'controls',
  'playground-answer',
  'playground-steps',
] as const;

export type PictureName = (typeof pictures)[number];

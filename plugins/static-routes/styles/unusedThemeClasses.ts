/** Parts of the theme's style sheet (Infima) that no page of ours is made of; names of one line share a prefix. */
const families = [
  'alert',
  'avatar',
  'badge',
  'button-group',
  'dropdown',
  'footer',
  'hero',
  'pagination',
  'pills',
  'shadow',
];

/** Of these parts only the named pieces are not used. */
const pieces: Record<string, string[]> = {
  breadcrumbs: ['lg', 'sm'],
  button: ['active', 'block', 'danger', 'info', 'lg', 'link', 'sm', 'success', 'warning'],
  card: ['body', 'footer', 'full-height', 'header', 'image'],
  navbar: ['dark', 'items--center', 'primary', 'search', 'search-input'],
  tabs: ['block', 'item'],
};

/** Classes for one property each: all but these are dropped. */
const usedShorthands = new Set([
  'col--3',
  'margin-right--md',
  'margin-top--sm',
  'padding-bottom--lg',
  'padding-top--md',
  'text--truncate',
]);

const isFamily = new RegExp(`^(?:${families.join('|')})(?:$|__|--)`);
const isPiece = new RegExp(
  `^(?:${Object.entries(pieces)
    .map(([part, names]) => `${part}(?:__|--)(?:${names.join('|')})`)
    .join('|')})(?:$|__|--)`,
);
const isShorthand = /^(?:col|row|margin|padding|text)(?:-\w+)?--/;

/** Whether the theme's rules for a class are dropped. That no page has it is tested in tests/site/styles.test.ts. */
export const isUnusedThemeClass = (name: string): boolean =>
  isFamily.test(name) ||
  isPiece.test(name) ||
  (isShorthand.test(name) && !usedShorthands.has(name));

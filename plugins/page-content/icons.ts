import type {Element} from 'hast';
import {element} from './hast';

/** Drawn for this site on a 24 px grid with a 1.75 px stroke. */
const paths = {
  rocket: 'M12 3c4 1.5 6 5 6 9l-3 4H9l-3-4c0-4 2-7.500 6-9ZM9 16l-2 4M15 16l2 4M12 9.500v2',
  download: 'M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14',
  flow: 'M4 5h6v5H4zM14 14h6v5h-6zM10 7.500h3a2 2 0 0 1 2 2V14',
  agent: 'M6 9h12v9H6zM12 9V5M9 13v1.500M15 13v1.500M3.500 12v3M20.500 12v3',
  plug: 'M9 4v5M15 4v5M7 9h10v3a5 5 0 0 1-10 0ZM12 17v4',
  server: 'M4 5h16v6H4zM4 13h16v6H4zM8 8h.01M8 16h.01',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  book: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2ZM5 18a2 2 0 0 1 2-2h12',
  search: 'M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM15.500 15.500 20 20',
  database:
    'M5 6c0-1.700 3.100-3 7-3s7 1.300 7 3-3.100 3-7 3-7-1.300-7-3ZM5 6v12c0 1.700 3.100 3 7 3s7-1.300 7-3V6M5 12c0 1.700 3.100 3 7 3s7-1.300 7-3',
  wrench:
    'M14.500 6.500a4 4 0 0 1 5-1.500l-3 3 1.500 1.500 3-3a4 4 0 0 1-5.500 5L8 19a2 2 0 0 1-3-3l7.500-7.500',
  chat: 'M4 5h16v11H10l-4 4v-4H4Z',
  shield: 'M12 3l7 3v5c0 4.500-3 8-7 10-4-2-7-5.500-7-10V6ZM9 12l2 2 4-4',
  cloud: 'M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.500 4.300 4.300 0 0 1 17 18Z',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  key: 'M8 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM11 12.500 19 4.500M16 7.500l2.500 2.500',
  terminal: 'M4 5h16v14H4zM7.500 9.500 10 12l-2.500 2.500M12.500 15H16',
  users:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3 19c0-3 2.700-5 6-5s6 2 6 5M16 6a2.500 2.500 0 0 1 0 5M17.500 14.500c2.200.5 3.500 2 3.500 4.500',
  puzzle: 'M4 8h5a2 2 0 1 1 4 0h5v4a2 2 0 1 1 0 4v4H4Z',
  eye: 'M3 12c2-4 5.300-6 9-6s7 2 9 6c-2 4-5.300 6-9 6s-7-2-9-6ZM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 11v5M12 8h.01',
  bulb: 'M9 17h6M10 20h4M12 4a6 6 0 0 1 3.500 10.900L15 17H9l-.5-2.100A6 6 0 0 1 12 4Z',
  warning: 'M12 4 21 19H3ZM12 10v4M12 16.500h.01',
  danger: 'M8.500 3.500h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v5M12 16h.01',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

export const isIconName = (name: string): name is IconName => name in paths;

/** Decoration only: the text beside it says the same. */
export const icon = (name: IconName): Element =>
  element(
    'svg',
    {
      className: ['icon'],
      viewBox: '0 0 24 24',
      width: 20,
      height: 20,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ariaHidden: 'true',
    },
    [element('path', {d: paths[name]})],
  );
